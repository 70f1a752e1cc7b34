import type { Db } from "#platform/db/open-database.server.ts";
import * as hash from "../stats/hash-visitor.server.ts";
import { isBot, isPrefetch } from "../stats/rules.ts";

/** Distinguishes visitors of one day without storing who they are. */
export function hashVisitor(db: Db, visitor: { ip: string; userAgent: string }, now: Date): Promise<Buffer> {
  return hash.hashVisitor(db, visitor, now);
}

/** Whether a person sees the page, not a bot or a prefetching browser. */
export function isSeenByPerson(headers: Headers): boolean {
  return !isBot(headers.get("user-agent")) && !isPrefetch(headers.get("sec-purpose"));
}
