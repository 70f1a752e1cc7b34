import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Db, Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";

/** The raiding networks, as digests. */
export type RaidingNetworks = { site?: string; wide?: string; signUp?: string };

const maxRecalled = 200;

/**
 * Holds the posts that a raiding network published within the last hour, or within a day where they came from new
 * accounts that were made in it, because a raid is only detected after its first posts. Other networks, trusted
 * accounts and decisions of admins are not affected.
 */
export async function recallRaid(
  db: Db,
  actor: Actor,
  { site, wide, signUp }: RaidingNetworks,
): Promise<void> {
  await transact(db, async (tx) => {
    const found = await tx
      .selectFrom("recent_posts")
      .select(["id", "is_reply"])
      .where(
        sql<boolean>`(sign_up = ${signUp ?? null} or created_at > now() - interval '1 hour'
          and (site = ${site ?? null} or wide = ${wide ?? null}))`,
      )
      .where("is_shown", "=", true)
      // A fixed lock order prevents deadlocks between concurrent recalls.
      .orderBy("id")
      .limit(maxRecalled)
      .forUpdate()
      .execute();
    if (found.length === 0) return;
    const idsOf = (isReply: boolean) => found.filter((post) => post.is_reply === isReply).map(({ id }) => id);
    const recalled = [
      ...(await hold(tx, "reviews", idsOf(false))),
      ...(await hold(tx, "review_comments", idsOf(true))),
    ];
    await tx
      .updateTable("recent_posts")
      .set({ is_shown: false })
      .where(
        "id",
        "in",
        found.map(({ id }) => id),
      )
      .execute();
    await audit(tx, actor, recalled.map(describeHold));
  });
}

type Table = "reviews" | "review_comments";

async function hold(tx: Tx, table: Table, ids: string[]): Promise<{ id: string; table: Table }[]> {
  if (ids.length === 0) return [];
  const held = await tx
    .updateTable(table)
    .set({ status: "Pending", held_reason: "raid" })
    .where("id", "in", ids)
    .where("status", "=", "Approved")
    .returning("id")
    .execute();
  return held.map(({ id }) => ({ id, table }));
}

function describeHold({ id, table }: { id: string; table: Table }) {
  const type = table === "reviews" ? "review" : "reply";
  return {
    action: `${type}.hold`,
    subject: { type, id },
    before: { status: "Approved" },
    after: { status: "Pending", reason: "raid" },
  };
}
