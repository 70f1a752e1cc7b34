import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { listPraise } from "../queries/list-praise.server.ts";

export type { Praise } from "../queries/list-praise.server.ts";

/** The three newest reviews that praise a business, at most two seconds old. */
export const listNewestPraise = remember((db: Db) => listPraise(db, { limit: 3 }), { freshForMs: 2_000 });
