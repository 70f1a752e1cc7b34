import type { RouterContextProvider } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Subject } from "#platform/decisions/decider.ts";
import {
  type DecisionLine,
  decisionOrder,
  findDecisions,
  listDecisions,
} from "#platform/decisions/list-decisions.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { rejectionSchema } from "./decision-input.ts";
import type { Queue, QueueRow, QueueRows } from "./queue.ts";
import { keyOf, type QueueQuery, queuePageSize, readKey, type WaitingOrder } from "./queue-query.ts";
import { readWaitingOrder, rememberWaitingOrder } from "./waiting-order.server.ts";

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request; url: URL };
/** A query with its order, which the URL can leave to the remembered one. */
type Sorted = { query: QueueQuery; sort: WaitingOrder };

/** The `loader` of a queue page: a page of its list, and all evidence about the open item, by default the first. */
export function queueLoader<Detail>(queue: Queue<Detail>) {
  const { list, isCursor } = queue;
  return async ({ context, request, url }: LoaderArgs) => {
    const requested = list.read(url.searchParams).order;
    const sort = readWaitingOrder(request.headers, requested);
    const knows = ({ after, view }: QueueQuery) =>
      view === "decided"
        ? decisionOrder.isCursor({ after })
        : isCursor({ after, sort: view === "all" ? view : sort });
    const read = (db: Db, query: QueueQuery) => readQueue(db, queue, { query, sort });
    const loaded = await loadList(context, url, { list, isCursor: knows, read });
    if (requested === "") return loaded;
    const headers = new Headers(loaded.init?.headers);
    headers.append("set-cookie", rememberWaitingOrder(context.get(servicesContext).env, requested));
    return { ...loaded, init: { ...loaded.init, headers } };
  };
}

async function readQueue<Detail>(db: Db, queue: Queue<Detail>, { query, sort }: Sorted) {
  const { items, nextCursor } = await readRows(db, queue, { query, sort });
  const open = await findOpen(db, queue, query, items);
  const subjects = [...items, ...(open ? [open.row] : [])].filter(({ status }) => status !== "waiting");
  const decisions = new Map((await findDecisions(db, subjects)).map((line) => [keyOf(line), line]));
  const show = (row: QueueRow) => presentRow(row, decisions.get(keyOf(row)));
  return {
    rows: items.map(show),
    nextCursor,
    /** The order of pending items. */
    sort,
    /** To show how long items have been waiting. */
    now: new Date().toISOString(),
    open: open && {
      ...show(open.row),
      byline: open.byline,
      detail: open.detail,
      canTakeDown: Boolean(queue.deciders.find(({ kind }) => kind === open.row.kind)?.canTakeDown),
    },
    reasons: queue.reasons,
    fields: describeFields(rejectionSchema(queue.reasons)),
  };
}

function readRows<Detail>(db: Db, queue: Queue<Detail>, { query, sort }: Sorted): Promise<QueueRows> {
  const { view, after } = query;
  const page = { after, limit: queuePageSize };
  if (view === "waiting") return queue.listWaiting(db, { ...page, sort });
  if (view === "all") return queue.listAll(db, page);
  return readDecided(db, queue, page);
}

async function readDecided<Detail>(db: Db, queue: Queue<Detail>, page: { after: string; limit: number }) {
  const kinds = queue.deciders.map(({ kind }) => kind);
  const { items, nextCursor } = await listDecisions(db, { kinds, ...page });
  const rows = new Map((await queue.listByIds(db, items)).map((row) => [keyOf(row), row]));
  // Leaves out deleted items and earlier decisions' subjects.
  const found = [...new Set(items.map(keyOf))].flatMap((key) => rows.get(key) ?? []);
  return { items: found, nextCursor };
}

async function findOpen<Detail>(db: Db, queue: Queue<Detail>, query: QueueQuery, items: QueueRow[]) {
  const requested = readKey(query.item);
  const isOurs = (subject: Subject | null) => queue.deciders.some(({ kind }) => kind === subject?.kind);
  const found = requested && isOurs(requested) ? await queue.findItem(db, requested) : null;
  const [first] = items;
  return found ?? (first ? queue.findItem(db, first) : null);
}

function presentRow({ at, kind, id, ...row }: QueueRow, decision: DecisionLine | undefined) {
  const { title, note, clothId, status, flag } = row;
  return {
    key: keyOf({ kind, id }),
    kind,
    id,
    title,
    note,
    clothId,
    status,
    flag: flag ?? null,
    at: at.toISOString(),
    decision: decision ? presentDecision(decision) : null,
  };
}

function presentDecision({ decisionId, reason, note, at, by, isUndoable }: DecisionLine) {
  return { id: decisionId, reason, note, at: at.toISOString(), by, isUndoable };
}
