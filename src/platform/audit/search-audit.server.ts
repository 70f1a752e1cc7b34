import { type RawBuilder, sql } from "kysely";
import { defineKeyset, type KeysetRow, type Page, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { AuditFilters } from "./audit-filters.ts";
import { type AuditKind, listKinds } from "./list-kinds.server.ts";

export type AuditEntry = {
  id: string;
  at: Date;
  actorId: string | null;
  /** The username; null for the operator and for deleted accounts. */
  username: string | null;
  action: string;
  type: string;
  subjectId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
  ip: string | null;
};
type Input = AuditFilters & { after: string | undefined; limit: number };

export const auditOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("at"), uuid("id")] },
});

/**
 * Audit entries, newest first. With a kind, each kind is read from its own end of an index and the ends are merged, so
 * no combination of filters scans the log.
 */
export async function searchAudit(db: Db, input: Input): Promise<Page<AuditEntry>> {
  const page = { sort: "newest", after: input.after, limit: input.limit } as const;
  const { rows } = await sql<AuditEntry & KeysetRow>`
    select found.id, found.at, actor_id as "actorId", profiles.username, action, subject_type as type,
      subject_id as "subjectId", before, after, request_id as "requestId", host(ip) as ip, keyset
    from (${await selectEntries(db, input)}) found
    left join profiles on profiles.id = found.actor_id
    order by found.at desc, found.id desc
    limit ${input.limit + 1}`.execute(db);
  return auditOrder.page(rows, page);
}

async function selectEntries(db: Db, input: Input): Promise<RawBuilder<unknown>> {
  const { type, id, action } = input;
  if (!type && !id && !action) return newest(input, []);
  const kinds = (await listKinds(db)).filter(
    (kind) => (!type || kind.type === type) && (!action || kind.action === action),
  );
  return id ? selectOfSubject(input, kinds) : selectOfKinds(input, kinds);
}

/** A record has few entries, so its actions are filtered without an index. */
function selectOfSubject(input: Input, kinds: readonly AuditKind[]) {
  const { id, action } = input;
  const types = [...new Set(kinds.map(({ type }) => type))];
  const conditions = [sql`subject_type = kind.type`, sql`subject_id = ${id}`];
  if (action) conditions.push(sql`action = ${action}`);
  return sql`
    select entry.* from unnest(${types}::text[]) kind(type)
    cross join lateral (${newest(input, conditions)}) entry`;
}

function selectOfKinds(input: Input, kinds: readonly AuditKind[]) {
  const types = kinds.map(({ type }) => type);
  const actions = kinds.map(({ action }) => action);
  return sql`
    select entry.* from unnest(${types}::text[], ${actions}::text[]) kind(type, action)
    cross join lateral (${newest(input, [sql`subject_type = kind.type`, sql`action = kind.action`])}) entry`;
}

/** The newest entries that meet these conditions and the common filters. */
function newest({ actorId, from, to, after, limit }: Input, conditions: RawBuilder<unknown>[]) {
  const all = [
    auditOrder.comesAfter("newest", after),
    ...conditions,
    ...(actorId === undefined ? [] : [actorId === null ? sql`actor_id is null` : sql`actor_id = ${actorId}`]),
    ...(from ? [sql`at >= ${from}::date`] : []),
    ...(to ? [sql`at < ${to}::date + 1`] : []),
  ];
  // With `is null` the planner scans the index of actors in order only if the order names the column too.
  const order = actorId === null ? sql`actor_id desc, at desc, id desc` : sql`at desc, id desc`;
  return sql`
    select *, ${auditOrder.keysOf("newest")} as keyset from audit_log
    where ${sql.join(all, sql` and `)}
    order by ${order} limit ${limit + 1}`;
}
