import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { openOpenSearch } from "./opensearch/client.server.ts";
import { createOpenSearchEngine } from "./opensearch/opensearch-engine.server.ts";
import { createPostgresEngine } from "./postgres/postgres-engine.server.ts";
import { setSearchEngine } from "./search-engine.server.ts";
import { withFallback } from "./with-fallback.server.ts";

type Services = { db: Db; env: Env; log: Logger };

/** Uses the engine that the settings choose for searches of this database. */
export function openSearchEngine({ db, env, log }: Services): void {
  if (env.SEARCH_ENGINE !== "opensearch") return;
  const postgres = createPostgresEngine(db);
  const engine = createOpenSearchEngine({ db, postgres, search: openOpenSearch(env) });
  setSearchEngine(db, withFallback(engine, postgres, { log }));
}
