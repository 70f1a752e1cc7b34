import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine } from "./engine.ts";
import { openOpenSearch } from "./opensearch/client.server.ts";
import { createOpenSearchEngine } from "./opensearch/opensearch-engine.server.ts";
import { createPostgresEngine } from "./postgres/postgres-engine.server.ts";
import type { SearchSettings } from "./search-settings.ts";
import { withFallback } from "./with-fallback.server.ts";

const engines = new WeakMap<Db, SearchEngine>();

/** The engine for searches of this database. */
export function searchEngineOf(db: Db): SearchEngine {
  return engines.get(db) ?? createPostgresEngine(db);
}

/** Sets the engine for searches of this database. The default is PostgreSQL. */
export function setSearchEngine(db: Db, engine: SearchEngine): void {
  engines.set(db, engine);
}

type Services = { db: Db; env: SearchSettings; log: Logger };

/** Sets the engine that the settings choose. */
export function openSearchEngine({ db, env, log }: Services): void {
  if (env.SEARCH_ENGINE !== "opensearch") return;
  const postgres = createPostgresEngine(db);
  const engine = createOpenSearchEngine({ db, postgres, search: openOpenSearch(env) });
  setSearchEngine(db, withFallback(engine, postgres, { log }));
}
