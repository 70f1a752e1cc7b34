import { sql } from "kysely";
import { personalData } from "#app/personal-data.ts";
import { repeatDeletion } from "#features/accounts/commands/repeat-deletion.server.ts";
import { removeMember } from "#features/community/commands/remove-member.server.ts";
import { operator } from "#platform/auth/actor.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** Something that a person had deleted, by an id that leads nowhere since. */
export type Deletion =
  | { kind: "account"; id: string; removesPosts: boolean }
  | { kind: "member"; id: string };

const actions = { account: "accounts.delete", member: "community_member.remove" } as const;
const hourMs = 3_600_000;
const maxListed = 100_000;

/** What people had deleted since a moment, by the audit log: accounts, and entries of the community. */
export async function listDeletions(db: Db, since: Date): Promise<Deletion[]> {
  const rows = await db
    .selectFrom("audit_log")
    .select(["action", "subject_id", sql<boolean>`after ->> 'removesPosts' = 'true'`.as("removesPosts")])
    .where("action", "in", Object.values(actions))
    // A transaction may commit long after its entry was written. What is there no more is skipped.
    .where("at", ">", new Date(since.getTime() - hourMs))
    .orderBy("at")
    .limit(maxListed)
    .execute();
  return rows.flatMap(({ action, subject_id: id, removesPosts }): Deletion[] => {
    if (!isUuid(id)) return [];
    return action === actions.account ? [{ kind: "account", id, removesPosts }] : [{ kind: "member", id }];
  });
}

/** Deletes again what a restore has brought back. Returns how much that was. */
export async function repeatDeletions(db: Db, deletions: readonly Deletion[]): Promise<number> {
  let repeated = 0;
  for (const deletion of deletions) {
    const { ok } =
      deletion.kind === "account"
        ? await repeatDeletion({ db, personalData }, operator, deletion)
        : await removeMember({ db }, operator, deletion);
    if (ok) repeated += 1;
  }
  return repeated;
}
