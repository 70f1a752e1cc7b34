const repeatable =
  /^(?:create or replace (?:function|view|trigger) |drop trigger if exists |create constraint trigger |comment on |grant |revoke |select |do )/i;

/** Finds statements of a function file that fail, or have a different effect, when the file is applied again. */
export function findUnrepeatableStatements(sql: string): string[] {
  const statements = sql
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim());
  return statements
    .filter((statement) => statement && !repeatable.test(`${statement} `))
    .map((statement) => `\`${statement.slice(0, 80)}\` cannot be applied again: move it to a migration.`);
}
