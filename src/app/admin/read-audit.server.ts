import type { AuditFilters } from "#platform/audit/audit-filters.ts";
import { describeChanges, describeField } from "#platform/audit/describe-changes.ts";
import { findActor } from "#platform/audit/find-actor.server.ts";
import { listKinds } from "#platform/audit/list-kinds.server.ts";
import { type AuditEntry, searchAudit } from "#platform/audit/search-audit.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { UnknownValue } from "#platform/http/lists/list-query.ts";
import { describeTime } from "#ui/format-day.ts";
import { type AuditQuery, auditList } from "./audit-query.ts";

/** One page of the audit log, with the kinds to filter by. */
export async function readAudit(db: Db, query: AuditQuery) {
  const [{ items, nextCursor }, kinds] = await Promise.all([
    readFilters(db, query).then((filters) =>
      searchAudit(db, { ...filters, after: query.after, limit: auditList.perPage }),
    ),
    listKinds(db),
  ]);
  return { items: items.map(presentEntry), nextCursor, kinds };
}

/** The latest entries of all kinds. */
export async function readLatestEntries(db: Db, limit: number) {
  const { items } = await searchAudit(db, {
    type: "",
    id: "",
    action: "",
    from: "",
    to: "",
    after: undefined,
    limit,
  });
  return items.map(presentEntry);
}

/** The filters of a query, with the actor's id. */
export async function readFilters(db: Db, query: AuditQuery): Promise<AuditFilters> {
  const { person, type, id, action, from, to } = query;
  const actor = person ? await findActor(db, person) : undefined;
  return { type, id, action, from, to, actorId: actor?.id };
}

/** An actor who does not exist. */
export async function findUnknownPerson(db: Db, { person }: AuditQuery): Promise<UnknownValue[]> {
  if (!person || (await findActor(db, person))) return [];
  return [
    { field: "person", value: person, words: `Nobody is named “${person}”, so here is the whole list.` },
  ];
}

function presentEntry(entry: AuditEntry) {
  const { id, at, actorId, username, action, type, subjectId, before, after } = entry;
  return {
    id,
    type,
    subjectId,
    did: describeField(action.slice(action.indexOf(".") + 1)),
    thing: describeField(type),
    who: actorId === null ? "The operator" : (username ?? "A deleted account"),
    /** The value of the actor filter. */
    person: actorId ?? "operator",
    ...describeTime(at),
    changes: describeChanges(before, after),
  };
}
