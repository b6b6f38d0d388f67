export { type Card, formatCard, formatCards } from './cards/card.ts';
export { EquityError, type ErrorCode, type ErrorDetails, type Span } from './cards/error.ts';
export { parseCard, parseCards } from './cards/parse.ts';
export { type EquityOptions, equity, type Progress } from './engine/equity.ts';
export { evaluate, type HandValue } from './engine/evaluate.ts';
export { ready } from './engine/ready.ts';
export { findGame } from './games/find.ts';
export type { Game } from './games/game.ts';
export { type GameName, games } from './games/games.ts';
export { type Explanation, explain } from './plan/explanation.ts';
export type { MethodOptions } from './plan/options.ts';
export type { QuestionOptions } from './plan/question.ts';
export type { Street } from './plan/street.ts';
export {
  type BettingAction,
  parseActions,
} from './pots/actions.ts';
export { act, type Betting, type BettingStep, playBetting } from './pots/betting.ts';
export {
  type ChipScale,
  chipScale,
  chipsToMoney,
  formatChips,
  inferUnit,
  parseChipList,
  parseChips,
} from './pots/chips.ts';
export {
  type Expectation,
  type ExpectationOptions,
  type ExpectedPlayer,
  type ExpectedPot,
  expectChips,
  type PotEquity,
} from './pots/expectation.ts';
export {
  type LegalActions,
  legalActions,
  potSizedTotal,
  type RaiseBar,
  type RaiseRange,
} from './pots/limits.ts';
export {
  describeOddChip,
  type Half,
  ODD_CHIP_RULES,
  type OddChipReason,
  type OddChipRule,
  placesLeftOfButton,
  type StudCards,
} from './pots/oddchips.ts';
export {
  type BluffOdds,
  bluffOdds,
  type CallPrice,
  type CallValue,
  callValue,
  type PotOdds,
  potOdds,
} from './pots/odds.ts';
export { type Contribution, layerPots, type Pot, type PotLayers } from './pots/pots.ts';
export { parseRake, type Rake, takeRake } from './pots/rake.ts';
export {
  BETTING_STRUCTURES,
  type BettingRound,
  type BettingStreet,
  type BettingStructure,
  type ForcedBet,
  openRound,
  type RoundOptions,
  type RoundSeat,
  STREETS,
} from './pots/round.ts';
export { type ActionSource, describeLegal } from './pots/ruling.ts';
export {
  type NameWinners,
  type SettledPot,
  type Settlement,
  type SettleOptions,
  type Strengths,
  settle,
  winnersOf,
} from './pots/settle.ts';
export {
  type OddChip,
  type PotPart,
  type PotSplit,
  type Share,
  type SplitSettings,
  splitPot,
  type Winners,
} from './pots/split.ts';
export { parseQuery } from './query/parse.ts';
export type { Query, QueryInput, QueryOptions } from './query/query.ts';
export { convertRange, type RangeDialect, rangeDialects } from './ranges/dialects.ts';
export { expandRange } from './ranges/expansion.ts';
export { formatRange } from './ranges/format.ts';
export { type EquityCell, equityGrid, type GridCell, rangeGrid } from './ranges/grid.ts';
export { loadRankings, withRankings } from './ranges/omaha-tables.ts';
export { parseRange, type RangeOptions } from './ranges/parse.ts';
export type { Range } from './ranges/range.ts';
export { type Ranking, type RankingName, rankings } from './ranges/ranking.ts';
export {
  type ChipsOptions,
  type ChipsPlayer,
  type ChipsPot,
  type ChipsProgress,
  type ExpectedChips,
  expectedChips,
} from './showdown/expected.ts';
export type { ShownHand } from './showdown/hands.ts';
export type { MadeHand } from './showdown/made.ts';
export type { ShownOptions } from './showdown/read.ts';
export {
  type ExplainedPot,
  type SettledHands,
  type SettleHandsOptions,
  type ShownPlayer,
  settleHands,
  type WonPart,
} from './showdown/settle.ts';
export type {
  BoardResult,
  Counts,
  ExactResult,
  HalfResult,
  HandResult,
  PlayerResult,
  Result,
  ResultBase,
  SampledResult,
  ShareResult,
} from './tally/result.ts';
