import { sql } from "kysely";
import { defineKeyset, type KeysetRow, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Subject, undoDays } from "./decider.ts";

/** A current decision about a subject: who, when, why. */
export type DecisionLine = Subject & {
  decisionId: string;
  outcome: "approved" | "rejected";
  reason: string | null;
  note: string | null;
  at: Date;
  /** The name of the admin. */
  by: string;
  /** Whether it is recent enough to be undone. */
  isUndoable: boolean;
};

export const decisionOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("decided_at"), uuid("id")] },
});

const line = sql`
  decision.kind, decision.subject_id as id, decision.id as "decisionId", decision.outcome, decision.reason,
  decision.note, decision.decided_at as at, coalesce(profiles.username, 'A deleted account') as by,
  decision.decided_at > now() - ${undoDays} * interval '1 day' as "isUndoable"`;

type Page = { kinds: readonly string[]; after?: string | undefined; limit: number };

/** Current decisions of these kinds, newest first. */
export async function listDecisions(
  db: Db,
  { kinds, after, limit }: Page,
): Promise<{ items: DecisionLine[]; nextCursor: string | null }> {
  // One index scan per kind, so that a rare kind does not read through a common one.
  const branches = kinds.map(
    (kind) => sql`(
      select decision.*, ${decisionOrder.keysOf("newest", "decision")} as keyset from decisions decision
      where kind = ${kind} and undone_at is null and ${decisionOrder.comesAfter("newest", after, "decision")}
      order by decided_at desc, id desc limit ${limit + 1})`,
  );
  const { rows } = await sql<DecisionLine & KeysetRow>`
    select ${line}, decision.keyset
    from (
      select * from (${sql.join(branches, sql` union all `)}) standing
      order by decided_at desc, id desc limit ${limit + 1}
    ) decision
    left join profiles on profiles.id = decision.decided_by
    order by decision.decided_at desc, decision.id desc`.execute(db);
  return decisionOrder.page(rows, { sort: "newest", limit });
}

/** The current decision about each of these subjects. Subjects without one are left out. */
export async function findDecisions(db: Db, subjects: readonly Subject[]): Promise<DecisionLine[]> {
  if (subjects.length === 0) return [];
  const { rows } = await sql<DecisionLine>`
    select ${line}
    from unnest(${subjects.map(({ kind }) => kind)}::text[], ${subjects.map(({ id }) => id)}::uuid[])
      subject(kind, id)
    cross join lateral (
      select * from decisions
      where decisions.kind = subject.kind and decisions.subject_id = subject.id and undone_at is null
      order by decided_at desc, id desc limit 1
    ) decision
    left join profiles on profiles.id = decision.decided_by`.execute(db);
  return rows;
}
