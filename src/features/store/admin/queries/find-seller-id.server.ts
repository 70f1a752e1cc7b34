import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";

type Found = { ok: true; id: string | null } | { ok: false; reason: "unknown-seller" | "several-sellers" };

/** The business that an admin named, by its name or the address of its page; none where nothing was typed. */
export async function findSellerId(db: Db, typed: string | null): Promise<Found> {
  if (typed === null) return { ok: true, id: null };
  const id = /([0-9a-f-]{36})\/?$/i.exec(typed)?.[1]?.toLowerCase();
  const businesses = db.selectFrom("businesses").select("id").orderBy("id").limit(2);
  const rows = await (id && isUuid(id)
    ? businesses.where("id", "=", id)
    : businesses.where(({ fn, ref }) => fn<string>("lower", [ref("name")]), "=", typed.toLowerCase())
  ).execute();
  const [first, second] = rows;
  if (!first) return { ok: false, reason: "unknown-seller" };
  return second ? { ok: false, reason: "several-sellers" } : { ok: true, id: first.id };
}
