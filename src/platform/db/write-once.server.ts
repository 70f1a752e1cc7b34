import type { CompiledQuery } from "kysely";
import { keepPlanOf } from "./kept-plans.server.ts";
import type { Db } from "./open-database.server.ts";

type Values = Readonly<Record<string, unknown>>;
type Written<Row> = { compile: (db: Db) => CompiledQuery<Row> };

/**
 * A statement that pages ask all the time. Its text is written once for each shape, and each connection has it planned
 * once: for a few rows by their keys, writing and planning cost several times as much as reading. Not for a statement
 * whose best plan depends on its values, such as a search for a term.
 */
export function writeOnce<Given extends Values, Row, Shape extends string = "">(
  write: (db: Db, given: Given, shape: Shape) => Written<Row>,
) {
  const written = new Map<Shape, CompiledQuery<Row>>();
  return async (db: Db, given: Given, shape = "" as Shape): Promise<Row[]> => {
    const statement = written.get(shape) ?? writeFirst(db, shape);
    const parameters = statement.parameters.map((value) =>
      value instanceof Mark ? given[value.name] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };

  function writeFirst(db: Db, shape: Shape) {
    const statement = write(db, marksOf<Given>(), shape).compile(db);
    written.set(shape, statement);
    keepPlanOf(statement.sql);
    return statement;
  }
}

/** Stands for a value that is not known yet: it can be handed on, but nothing can be made of it. */
class Mark {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`${this.name} is not known while the statement is written.`);
  }
}

function marksOf<Given>() {
  return new Proxy({}, { get: (_, name) => new Mark(String(name)) }) as Given;
}
