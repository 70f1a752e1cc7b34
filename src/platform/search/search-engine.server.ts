import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine } from "./engine.ts";
import { createPostgresEngine } from "./postgres/postgres-engine.server.ts";

const engines = new WeakMap<Db, SearchEngine>();

/** From now on, searches of this database are answered by another engine than PostgreSQL itself. */
export function setSearchEngine(db: Db, engine: SearchEngine): void {
  engines.set(db, engine);
}

/** What answers searches of this database. */
export function searchEngineOf(db: Db): SearchEngine {
  return engines.get(db) ?? createPostgresEngine(db);
}
