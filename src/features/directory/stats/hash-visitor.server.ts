import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { networkTiersOf } from "#platform/http/request/network-of.server.ts";
import { toDay } from "./rules.ts";

type Visitor = { ip: string; userAgent: string };

/**
 * Distinguishes visitors of one day without storing who they are: a keyed hash of their coarse network and their
 * browser's name. The key is random and deleted after its day.
 */
export async function hashVisitor(db: Db, { ip, userAgent }: Visitor, now: Date): Promise<Buffer> {
  const key = await getKey(db, toDay(now));
  const hash = createHmac("sha256", Buffer.from(key, "hex"));
  return hash
    .update(`${networkTiersOf(ip).site}\n${userAgent}`)
    .digest()
    .subarray(0, 16);
}

/** All processes share the key of a day, which the first one creates. */
const getKey = remember(
  async (db: Db, day: string): Promise<string> =>
    transact(db, async (tx) => {
      const key = randomBytes(32);
      await sql`insert into visitor_keys (day, key) values (${day}, ${key}) on conflict (day) do nothing`.execute(
        tx,
      );
      const { rows } = await sql<{ key: Buffer }>`select key from visitor_keys where day = ${day}`.execute(
        tx,
      );
      return rows[0]?.key.toString("hex") ?? key.toString("hex");
    }),
  { freshForMs: 3_600_000, maxEntries: 3 },
);
