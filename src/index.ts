export { type Card, formatCard, formatCards } from './cards/card.ts';
export { EquityError, type ErrorCode, type ErrorDetails, type Span } from './cards/error.ts';
export { parseCard, parseCards } from './cards/parse.ts';
export { type EquityOptions, equity, type Progress } from './engine/equity.ts';
export { evaluate, type HandValue } from './engine/evaluate.ts';
export type { Game } from './games/game.ts';
export { type GameName, games } from './games/games.ts';
export { type Explanation, explain } from './plan/explanation.ts';
export type { MethodOptions } from './plan/options.ts';
export type { QuestionOptions } from './plan/question.ts';
export type { Street } from './plan/street.ts';
export { parseQuery } from './query/parse.ts';
export type { Query, QueryInput, QueryOptions } from './query/query.ts';
export { convertRange, type RangeDialect, rangeDialects } from './ranges/dialects.ts';
export { formatRange } from './ranges/format.ts';
export { type EquityCell, equityGrid, type GridCell, rangeGrid } from './ranges/grid.ts';
export { parseRange, type RangeOptions } from './ranges/parse.ts';
export type { Range } from './ranges/range.ts';
export { type Ranking, type RankingName, rankings } from './ranges/ranking.ts';
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
