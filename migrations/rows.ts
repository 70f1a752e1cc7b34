import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type Row = Record<string, unknown>;

/** Inserts one row with exactly these values and returns all its columns. */
export async function addRow(db: Db, table: string, values: Row): Promise<Row> {
  const columns = sql.join(Object.keys(values).map((column) => sql.ref(column)));
  const cells = sql.join(Object.values(values));
  const added = sql<Row>`insert into ${sql.table(table)} (${columns}) values (${cells}) returning *`;
  return firstRow((await added.execute(db)).rows);
}

/** The only row of a table or view with this value in this column. */
export async function readRow(db: Db, relation: string, column: string, value: unknown): Promise<Row> {
  const found = sql<Row>`select * from ${sql.table(relation)} where ${sql.ref(column)} = ${value}`;
  return firstRow((await found.execute(db)).rows);
}

/** The SQLSTATE of a rejected statement, or `accepted`. */
export async function refusalOf(statement: Promise<unknown>): Promise<string> {
  return statement.then(
    () => "accepted",
    (error: { code?: string }) => error.code ?? "no code",
  );
}

/** An account with a unique name. */
export function addUser(db: Db): Promise<Row> {
  const name = `user-${randomBytes(4).toString("hex")}`;
  return addRow(db, "users", { name, email: `${name}@example.org` });
}

/** A business, by default one with a name only. */
export function addBusiness(db: Db, values: Row = {}): Promise<Row> {
  return addRow(db, "businesses", { name: "Baobab Books", ...values });
}

function firstRow(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error("No row came back.");
  return row;
}
