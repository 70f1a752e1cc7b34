import { type RawBuilder, sql } from "kysely";

/** Whether a folded text contains the typed text, folded as well. Wildcards match literally. */
export function containsFolded(folded: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const escaped = typed.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
  return sql<boolean>`${folded} like '%' || fold_search_text(${escaped}) || '%'`;
}
