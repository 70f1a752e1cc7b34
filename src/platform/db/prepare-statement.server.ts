import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Db } from "./open-database.server.ts";
import { nameStatement } from "./statement-names.server.ts";

type Values = Readonly<Record<string, unknown>>;
type Statement<Row> = { compile: (db: Db) => CompiledQuery<Row> };

/** Adds a placeholder to a statement: `param("id")` stands for the `id` of each later call. */
export type Param<Input extends Values> = <Name extends keyof Input & string>(
  name: Name,
) => RawBuilder<Input[Name]>;

/**
 * A prepared statement: compiled once per variant, and planned once per connection. For statements that find a few rows
 * by their keys, where compiling and planning cost several times as much as reading. Not for a statement whose best plan
 * depends on its values, such as a search for a term.
 *
 * `build` sees placeholders, never values: anything that changes the SQL text must be part of the variant.
 */
export function prepareStatement<Input extends Values, Row, Variant extends string = "">(
  build: (db: Db, param: Param<Input>, variant: Variant) => Statement<Row>,
) {
  const compiled = new Map<Variant, CompiledQuery<Row>>();
  return async (db: Db, input: Input, variant = "" as Variant): Promise<Row[]> => {
    const statement = compiled.get(variant) ?? compile(db, variant);
    const parameters = statement.parameters.map((value) =>
      isPlaceholder(value) ? input[value[placeholderName]] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };

  function compile(db: Db, variant: Variant) {
    const statement = build(db, createParam, variant).compile(db);
    compiled.set(variant, statement);
    nameStatement(statement.sql);
    return statement;
  }
}

const placeholderName = Symbol("name of a placeholder");
type Placeholder = { [placeholderName]: string };

function createParam<Value>(name: string): RawBuilder<Value> {
  return sql<Value>`${{ [placeholderName]: name } satisfies Placeholder}`;
}

function isPlaceholder(value: unknown): value is Placeholder {
  return typeof value === "object" && value !== null && placeholderName in value;
}
