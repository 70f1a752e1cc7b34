import { readTableNames } from "../scan-bundle/read-table-names.ts";

const rules = [
  {
    unsafe: /\bcreate\s+(unique\s+)?index\s+(?!concurrently\b)/i,
    advice: "blocks writes until the index is built: use `create index concurrently` in a separate file",
  },
  {
    unsafe: /\badd\s+column\b(?=[^,]*\bnot\s+null\b)(?![^,]*\b(default|generated)\b)/i,
    advice: "fails where there are rows: give the column a default",
  },
  {
    unsafe: /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
    advice: "rewrites the table and blocks readers: add a column and switch over in two releases",
  },
  {
    unsafe: /\badd\s+(constraint\s+\S+\s+)?(check|foreign\s+key)\b(?!.*\bnot\s+valid\b)/is,
    advice:
      "reads the whole table under a lock: add it `not valid`, then `validate constraint` in the next file",
  },
  {
    unsafe: /\bcreate\s+(or\s+replace\s+)?(function|view|(constraint\s+)?trigger)\b/i,
    advice: "belongs in migrations/functions, unless a table needs it",
  },
  {
    unsafe: /\bdrop\s+(function|view|trigger)\s+(?!if\s+exists\b)/i,
    advice: "fails on an empty database, where functions come after all migrations: use `if exists`",
  },
];

/**
 * Finds statements that would block or break a table in use. Tables created in the same file are exempt, and
 * `-- safe: <reason>` above a statement allows it.
 */
export function findUnsafeStatements(sql: string): string[] {
  const created = new Set(readTableNames(sql));
  const withoutBodies = sql.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "");
  return withoutBodies.split(";").flatMap((text) => {
    if (/--\s*safe:\s*\S/.test(text)) return [];
    const statement = text.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ").trim();
    if (created.has(findTable(statement))) return [];
    return rules
      .filter(({ unsafe }) => unsafe.test(statement))
      .map(({ advice }) => `\`${statement.slice(0, 80)}\` ${advice}.`);
  });
}

function findTable(statement: string) {
  const [, table = ""] =
    /\b(?:on|alter table)(?: if exists)?(?: only)? (?:\w+\.)?(\w+)/i.exec(statement) ?? [];
  return table.toLowerCase();
}
