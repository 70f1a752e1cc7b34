import { claimsQueue } from "#features/claims/admin/claims-queue.server.ts";
import { eventsQueue } from "#features/events/admin/events-queue.server.ts";
import { reviewsQueue } from "#features/reviews/admin/reviews-queue.server.ts";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { listDecisions } from "#platform/decisions/list-decisions.server.ts";
import type { Queue } from "#platform/decisions/queue/queue.ts";
import { queuePageSize } from "#platform/decisions/queue/queue-query.ts";

type Site = { origin: string; cookie: string; databaseUrl: string };
type Rows = { items: { kind: string; id: string }[]; nextCursor: string | null };
export type Measured = {
  view: string;
  requests: number;
  p50Ms: number;
  p95Ms: number;
  sqlP95Ms: number;
  ratio: number;
};

const queues: readonly Queue<unknown>[] = [reviewsQueue, eventsQueue, claimsQueue];
const views = ["waiting", "decided", "all"] as const;

/** Pages through each view of each queue, every request with a different item open. */
export async function measurePages(site: Site, pages: number): Promise<Measured[]> {
  const db = openDatabase(openPool(site.databaseUrl, { max: 2 }));
  try {
    const measured = [];
    for (const queue of queues)
      for (const view of views) measured.push(await measure(site, db, queue, view, pages));
    return measured;
  } finally {
    await db.destroy();
  }
}

async function measure(
  site: Site,
  db: Db,
  queue: Queue<unknown>,
  view: (typeof views)[number],
  pages: number,
) {
  const http: number[] = [];
  const bare: number[] = [];
  let after = "";
  for (let page = 0; page < pages; page++) {
    const startedAt = performance.now();
    const rows = await readRows(db, queue, view, after);
    const open = rows.items[page % Math.max(1, rows.items.length)];
    if (open) await queue.findItem(db, open);
    bare.push(performance.now() - startedAt);
    const item = open ? `${open.kind}-${open.id}` : "";
    http.push(await visit(site, `${queue.list.path}?${new URLSearchParams({ view, item, after })}`));
    if (!rows.nextCursor) break;
    after = rows.nextCursor;
  }
  const [p95Ms, sqlP95Ms] = [quantile(http, 0.95), quantile(bare, 0.95)];
  return {
    view: `${queue.list.path}, ${view}`,
    requests: http.length,
    ...{ p50Ms: quantile(http, 0.5), p95Ms, sqlP95Ms },
    ratio: Math.round((p95Ms / sqlP95Ms) * 10) / 10,
  };
}

function readRows(db: Db, queue: Queue<unknown>, view: string, after: string): Promise<Rows> {
  const page = { after, limit: queuePageSize };
  if (view === "waiting") return queue.listWaiting(db, { ...page, sort: "newest" });
  if (view === "all") return queue.listAll(db, page);
  return listDecisions(db, { kinds: queue.deciders.map(({ kind }) => kind), ...page });
}

async function visit({ origin, cookie }: Site, path: string) {
  const startedAt = performance.now();
  const response = await fetch(origin + path, { headers: { cookie }, redirect: "manual" });
  const text = await response.text();
  if (response.status !== 200 || !text.includes("queue-views"))
    throw new Error(`${path} returned ${response.status}. Errors cannot be measured.`);
  return performance.now() - startedAt;
}

function quantile(values: readonly number[], part: number) {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round((sorted[Math.ceil(sorted.length * part) - 1] ?? 0) * 10) / 10;
}
