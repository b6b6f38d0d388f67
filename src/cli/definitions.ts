/** Macros by name, as `--define` gives them. */
export type Definitions = Readonly<Record<string, string>>;

/** The definitions as they stand in the command line, so that an error can point at one of them. */
export function definitionTexts(define: Definitions | undefined): string[] {
  return Object.entries(define ?? {}).map(([name, text]) => `${name}=${text}`);
}
