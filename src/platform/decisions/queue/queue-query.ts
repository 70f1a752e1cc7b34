import type { Subject } from "#platform/decisions/decider.ts";
import { choiceField, defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";

const views = ["waiting", "decided", "all"] as const;
const waitingOrders = ["newest", "oldest"] as const;

/** The order of pending items. */
export type WaitingOrder = (typeof waitingOrders)[number];

/** Whether an untrusted text is such an order. */
export function isWaitingOrder(text: string): text is WaitingOrder {
  return waitingOrders.some((order) => order === text);
}

/** The rows of a page, and the maximum for one bulk decision. */
export const queuePageSize = 20;

/**
 * The query of a queue: its view, page and open item, so that every state has a URL. Without an order, pending items
 * are sorted as the admin last chose.
 */
export function defineQueueQuery(path: string) {
  return defineListQuery(
    path,
    {
      view: choiceField(views, "waiting"),
      order: choiceField(waitingOrders, ""),
      item: textField(80, {}),
    },
    { perPage: queuePageSize },
  );
}

export type QueueList = ReturnType<typeof defineQueueQuery>;
export type QueueQuery = Query<QueueList>;

/** An item in a URL or a form: `review-019a8c1e-…`. */
export function keyOf({ kind, id }: Subject): string {
  return `${kind}-${id}`;
}

const keyShape = /^([a-z_]+)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The item of a key, or null if malformed. */
export function readKey(key: string): Subject | null {
  const [, kind, id] = keyShape.exec(key) ?? [];
  return kind && id ? { kind, id } : null;
}
