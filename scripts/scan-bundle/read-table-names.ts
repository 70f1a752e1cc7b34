const createStatement =
  /\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:materialized\s+)?(?:table|view)\s+(?:if\s+not\s+exists\s+)?(?:"?\w+"?\.)?"?\b(?!if\b)(\w+)\b"?(?!\.)/gi;

/** Reads the names of all tables and views that the migrations create. */
export function readTableNames(sql: string): string[] {
  const statements = sql.replaceAll(/--.*$/gm, "");
  return [...new Set([...statements.matchAll(createStatement)].map(([, name = ""]) => name.toLowerCase()))];
}
