/**
 * Places are lexemes of the indexed text, so that filtering by one is as cheap as searching for one more word. Both
 * sides must agree: `search_lexemes` in migrations/20261117T0210_search_entries.sql.
 */
export function cityLexeme({ city, state }: { city: string; state: string }): string {
  return `p:${city}|${state}`;
}

/** The lexeme of a state; both folded, the state by its name. */
export function stateLexeme(state: string): string {
  return `s:${state}`;
}

/** Whether a lexeme of a place is that of a whole state. */
export function isState(lexeme: string): boolean {
  return lexeme.startsWith("s:");
}

/** The lexeme of a category within a state, of the lexemes of both. */
export function categoryInStateLexeme(category: string, state: string): string {
  return `${category}|${state}`;
}

/** A query for all of these lexemes, as the text of a `tsquery`. */
export function allOf(lexemes: readonly string[]): string {
  return lexemes.map(quoteLexeme).join(" & ");
}

/** A query for any of these lexemes, as the text of a `tsquery`. */
export function anyOf(lexemes: readonly string[]): string {
  return lexemes.map(quoteLexeme).join(" | ");
}

function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
