const tableName = String.raw`(?:[\w"\\]+\.)?\\?"?(\w+)\\?"?`;
const selectStatement = new RegExp(
  String.raw`\bselect\s+([^;\`'{}<>]{1,400}?)\s+from\s+${tableName}(\s+(?:where|order\s+by|group\s+by|limit|join|inner\s+join|left\s+join)\b)?`,
  "gi",
);
const deleteStatement = new RegExp(String.raw`\bdelete\s+from\s+${tableName}(\s+where\b)?`, "gi");
const columnShape =
  /^(?:distinct\s+)?(?:(?:[\w"\\]+\.)?\*|[\w."\\]+(?:\([^()]*\))?(?:::\w+)?(?:\s+as\s+[\w"\\]+)?)$/i;

const certainSigns = [
  /\binsert\s+into\s+[\w."\\]+\s*(?:\(|values\b|select\b|default\s+values\b)/gi,
  /\bupdate\s+[\w."\\]+\s+set\s+[\w."\\]+\s*=/gi,
  /\b(?:create|alter|drop|truncate)\s+table\s+[\w."\\]+/gi,
  /\bjoin\s+[\w."\\]+\s+(?:as\s+)?\w*\s*on\s+[\w."\\]+\s*=/gi,
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/g,
];

/**
 * Finds SQL and query builder calls. "Select a city from the list" is English: a select is only reported if its
 * columns look like columns and there is other evidence of SQL: a star, a clause or one of our tables.
 */
export function findSql(text: string, tables: string[]): string[] {
  const certain = certainSigns.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match));
  const selects = [...text.matchAll(selectStatement)].filter(
    ([, columns = "", table = "", clause]) =>
      columns.split(",").every((column) => columnShape.test(column.trim())) &&
      (clause || columns.includes("*") || tables.includes(table.toLowerCase())),
  );
  const deletes = [...text.matchAll(deleteStatement)].filter(
    ([, table = "", clause]) => clause || tables.includes(table),
  );
  return [...certain, ...[...selects, ...deletes].map(([match]) => match)];
}
