import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./open-database.server.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * A statement that pages ask all the time: its text is written once for each shape, and from there on only the values
 * differ. Building the same text anew costs the web server as much as sending it.
 */
export function writeOnce<Given extends Values, Row, Shape extends string = "">(
  write: (db: Db, given: Given, shape: Shape) => Compilable<Row>,
) {
  const written = new Map<Shape, CompiledQuery<Row>>();
  return async (db: Db, given: Given, shape = "" as Shape): Promise<Row[]> => {
    const known = written.get(shape) ?? write(db, marksOf<Given>(), shape).compile();
    written.set(shape, known);
    const parameters = known.parameters.map((value) => (value instanceof Mark ? given[value.name] : value));
    const { rows } = await db.executeQuery<Row>({ ...known, parameters });
    return rows;
  };
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
