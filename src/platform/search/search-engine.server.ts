import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine } from "./engine.ts";
import { createPostgresEngine } from "./postgres/postgres-engine.server.ts";

const engines = new WeakMap<Db, SearchEngine>();

/** Sets the engine for searches of this database. The default is PostgreSQL. */
export function setSearchEngine(db: Db, engine: SearchEngine): void {
  engines.set(db, engine);
}

/** The engine for searches of this database. */
export function searchEngineOf(db: Db): SearchEngine {
  return engines.get(db) ?? createPostgresEngine(db);
}
