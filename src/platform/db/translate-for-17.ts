/** A row as it was: a subquery sees the table as it was before the statement. */
const documentBefore = (column: string) =>
  `(select before.${column} from documents as before where before.id = d.id)`;

/** What migrations say for PostgreSQL 18, and the same for 17, which has no `old` and `new` to return. */
const pairs: [string, string][] = [
  [
    `merge_action() as action, new.id, new.name <> coalesce(old.name, '') as is_renamed,
      old.category_id as old_category_id, old.state_id as old_state_id, old.point as old_point,
      new.category_id, new.state_id, new.point`,
    `merge_action() as action, d.id, d.name <> coalesce(${documentBefore("name")}, '') as is_renamed,
      ${documentBefore("category_id")} as old_category_id, ${documentBefore("state_id")} as old_state_id,
      ${documentBefore("point")} as old_point, d.category_id, d.state_id, d.point`,
  ],
  [
    "returning new.position, old.place_key is distinct from new.place_key as is_moved",
    `returning texts.position, texts.place_key is distinct from
      (select before.place_key from texts as before where before.position = texts.position) as is_moved`,
  ],
];

/**
 * A migration for PostgreSQL 17: virtual columns are stored, which reads the same. Functions that 17 lacks are created
 * by migration 0000.
 */
export function translateFor17(sql: string): string {
  const stored = sql.replaceAll(/\)(\s+)virtual\b/g, ")$1stored");
  return pairs.reduce((text, [since18, in17]) => text.replaceAll(since18, in17), stored);
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
