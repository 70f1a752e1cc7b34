import { type RawBuilder, sql } from "kysely";

/** Whether a folded text contains what was typed, folded as well; the visitor has no wildcards. */
export function containsFolded(folded: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const escaped = typed.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
  return sql<boolean>`${folded} like '%' || fold_search_text(${escaped}) || '%'`;
}
