import { sql } from "kysely";
import { inForce } from "#platform/auth/is-banned.server.ts";
import { defineKeyset, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

type Filter = "all" | "admins" | "banned" | "unverified";
type Input = { search: string; show: Filter; after?: string | undefined; limit: number };

/** Ids grow with time, so the primary key is the order: newest first. */
export const membersOrder = defineKeyset({ newest: { direction: "desc", keys: [uuid("users.id")] } });

// A search with more matches is too short to be useful. Bounds the number of rows read.
const maxFound = 500;

/** Members, newest first, by the prefix of their name or address. */
export async function listMembers(db: Db, { search, show, after, limit }: Input) {
  const page = { sort: "newest" as const, after, limit };
  const rows = await filtered(db, show)
    .select(["users.id", "profiles.username", "users.email", "users.email_verified as isVerified"])
    .select(["users.created_at as createdAt", "users.has_second_factor as hasSecondFactor"])
    .select(["profiles.is_admin as isAdmin", "member_bans.ends_at as banEndsAt"])
    .select(sql<boolean>`member_bans.user_id is not null`.as("isBanned"))
    .$if(search !== "", (query) => query.where("users.id", "in", matching(db, show, search.toLowerCase())))
    .$call(membersOrder.select(page))
    .execute();
  return membersOrder.page(rows, page);
}

/**
 * Two short index scans. Admins and banned members are few enough to check each of them, while a scan by name would
 * pass everyone else.
 */
function matching(db: Db, show: Filter, search: string) {
  // The greatest character: everything with this prefix sorts before it.
  const end = `${search}\u{10FFFF}`;
  const name = sql<string>`lower(profiles.username)`;
  if (show === "admins" || show === "banned")
    return filtered(db, show)
      .select("users.id")
      .where(({ and, eb, or }) =>
        or([
          and([eb(name, ">=", search), eb(name, "<", end)]),
          and([eb("users.email", ">=", search), eb("users.email", "<", end)]),
        ]),
      )
      .offset(0);
  const byName = filtered(db, show)
    .select("users.id")
    .where(name, ">=", search)
    .where(name, "<", end)
    .orderBy(name)
    .limit(maxFound);
  const byEmail = filtered(db, show)
    .select("users.id")
    .where("users.email", ">=", search)
    .where("users.email", "<", end)
    .orderBy("users.email")
    .limit(maxFound);
  return db
    .selectFrom(byName.as("by_name"))
    .select("id")
    .union(db.selectFrom(byEmail.as("by_email")).select("id"));
}

function filtered(db: Db, show: Filter) {
  return db
    .selectFrom("users")
    .innerJoin("profiles", "profiles.id", "users.id")
    .leftJoin("member_bans", (join) => join.onRef("member_bans.user_id", "=", "users.id").on(inForce))
    .$if(show === "admins", (query) => query.where("profiles.is_admin", "=", true))
    .$if(show === "banned", (query) => query.where("member_bans.user_id", "is not", null))
    .$if(show === "unverified", (query) => query.where("users.email_verified", "=", false));
}
