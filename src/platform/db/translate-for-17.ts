/**
 * A migration for PostgreSQL 17: virtual columns are stored, which reads the same. Functions that 17 lacks are created
 * by migration 0001.
 */
export function translateFor17(sql: string): string {
  return sql.replaceAll(/\)(\s+)virtual\b/g, ")$1stored");
}

/** What a translated migration still says that only PostgreSQL 18 understands. */
export function findOnlySince18(sql: string): string[] {
  const translated = translateFor17(sql);
  const returned = translated.match(/\breturning\b[^;`]*?\b(?:old|new)\.\w+/gi) ?? [];
  return [
    ...returned,
    ...(translated.match(/\)\s+virtual\b|\bcasefold\(|\barray_(?:sort|reverse)\(/gi) ?? []),
  ];
}
