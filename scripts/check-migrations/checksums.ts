import { readFileSync, writeFileSync } from "node:fs";

/** The content of each committed migration. A database that has applied one cannot apply another under its name. */
const file = new URL("../../migrations/checksums.txt", import.meta.url);

type Known = { name: string; checksum: string };

/** Finds migrations that were edited or deleted after they were committed. */
export function findEdited(listed: string, migrations: readonly Known[]): string[] {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  return readLines(listed).flatMap(([checksum, name]) => {
    if (!known.has(name)) return [`${name}: was deleted, but databases have applied it.`];
    if (known.get(name) === checksum) return [];
    return [`${name}: was edited, but databases have applied it. Restore it, and write a new migration.`];
  });
}

/** Adds new migrations. */
export function listNew(listed: string, migrations: readonly Known[]): string {
  const known = new Map(readLines(listed).map(([checksum, name]) => [name, checksum]));
  for (const { name, checksum } of migrations) if (!known.has(name)) known.set(name, checksum);
  const lines = [...known].sort(([one], [other]) => (one < other ? -1 : 1));
  return lines.map(([name, checksum]) => `${checksum}  ${name}\n`).join("");
}

export const readList = () => readFileSync(file, "utf8");
export const writeList = (text: string) => writeFileSync(file, text);

function readLines(listed: string): [checksum: string, name: string][] {
  return listed
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [checksum = "", name = ""] = line.split(/\s+/);
      return [checksum, name];
    });
}
