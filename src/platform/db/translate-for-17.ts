/**
 * A migration for PostgreSQL 17: virtual columns become stored ones, which read the same. Migration 0001 creates the
 * functions that 17 lacks.
 */
export function translateFor17(sql: string): string {
  return sql.replaceAll(/\)(\s+)virtual\b/g, ")$1stored");
}

/** What in a translated migration only PostgreSQL 18 supports. */
export function findOnlySince18(sql: string): string[] {
  const translated = translateFor17(sql);
  const returned = translated.match(/\breturning\b[^;`]*?\b(?:old|new)\.\w+/gi) ?? [];
  return [
    ...returned,
    ...(translated.match(/\)\s+virtual\b|\bcasefold\(|\barray_(?:sort|reverse)\(/gi) ?? []),
  ];
}
