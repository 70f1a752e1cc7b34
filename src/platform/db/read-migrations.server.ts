import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export type Migration = {
  name: string;
  checksum: string;
  sql: string;
  /** Without comments. Only for files that run outside a transaction, one statement at a time. */
  concurrentStatements: string[] | null;
};

const functionsFolder = "functions/";
const firstSet = /^00\d\d_[a-z0-9_]+\.sql$/;
const later = /^\d{8}T\d{4}_[a-z0-9_]+\.sql$/;

/** Whether a migration belongs to the initial schema. */
export function isFirstSet(name: string): boolean {
  return firstSet.test(name);
}

/** Whether this is the name of a function file. */
export function isFunctionFile(name: string): boolean {
  return name.startsWith(functionsFolder);
}

/** Reads all migrations of a folder, sorted by name, which is the order they are applied in. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = await readSql(folder);
  const misnamed = files.find(({ name }) => !firstSet.test(name) && !later.test(name));
  if (misnamed)
    throw new Error(
      `Migration ${misnamed.name} needs a name with a UTC time stamp, such as 20261116T0930_add_venue_hours.sql.`,
    );
  return files.map((file) => ({
    ...file,
    concurrentStatements: readConcurrentStatements(file.name, file.sql),
  }));
}

/** Reads the files of functions, triggers and views, sorted by name. They can change after they were applied. */
export async function readFunctions(folder: string): Promise<Migration[]> {
  const subfolder = join(folder, functionsFolder);
  if (!existsSync(subfolder)) return [];
  const files = await readSql(subfolder);
  return files.map((file) => ({ ...file, name: functionsFolder + file.name, concurrentStatements: null }));
}

async function readSql(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8");
      return { name, checksum: createHash("sha256").update(sql).digest("hex"), sql };
    }),
  );
}

/** PostgreSQL rejects `concurrently` in a transaction, and a multi-statement query is one implicitly. */
function readConcurrentStatements(name: string, sql: string): string[] | null {
  const code = sql.replaceAll(/--.*$/gm, "");
  if (!/\bindex\s+concurrently\b/i.test(code)) return null;
  const statements = code.split(";").filter((statement) => statement.trim());
  // A failure could leave anything else half applied.
  if (
    !statements.every((statement) =>
      /^\s*(create|create\s+unique|drop)\s+index\s+concurrently\b/i.test(statement),
    )
  )
    throw new Error(
      `Migration ${name} builds an index concurrently, outside a transaction: move its other statements to a file of their own.`,
    );
  return statements;
}
