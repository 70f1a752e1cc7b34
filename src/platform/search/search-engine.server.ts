import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine } from "./engine.ts";
import { createPostgresEngine } from "./postgres/postgres-engine.server.ts";

const chosen = new WeakMap<Db, SearchEngine>();

/** From now on, searches of this database are answered by another engine than PostgreSQL itself. */
export function chooseSearchEngine(db: Db, engine: SearchEngine): void {
  chosen.set(db, engine);
}

/** What answers searches of this database. */
export function searchEngineOf(db: Db): SearchEngine {
  return chosen.get(db) ?? createPostgresEngine(db);
}
