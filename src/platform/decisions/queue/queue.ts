import type { Db } from "#platform/db/open-database.server.ts";
import type { Decider, Status, Subject } from "#platform/decisions/decider.ts";
import type { Refusals } from "#platform/http/response/refusal.ts";
import type { QueueSort } from "./queue-order.server.ts";
import type { QueueList, WaitingOrder } from "./queue-query.ts";

/** A row in the list of a queue. */
export type QueueRow = Subject & {
  status: Status;
  /** When it came in. */
  at: Date;
  title: string;
  note: string;
  /** The record whose cloth stands beside it. */
  clothId: string;
  /** A short warning: `Two claims`. */
  flag?: string | null;
};
export type QueueRows = { items: QueueRow[]; nextCursor: string | null };

/** A row with all that an admin looks at before deciding. */
export type QueueItem<Detail> = {
  row: QueueRow;
  /** Who sent it: `Review by Zuri, a visitor`. */
  byline: string;
  detail: Detail;
};

export type RejectReason = { value: string; label: string };

/** The reason that stands for the admin's own words. Every list of reasons ends with it. */
export const otherReason = { value: "other", label: "Something else (say what)" } as const;

/** A reason in words for whoever sent it; null for the one that says nothing, where the admin's note does. */
export function describeReason(reasons: readonly RejectReason[], value: string | null): string | null {
  if (value === otherReason.value) return null;
  return reasons.find((reason) => reason.value === value)?.label ?? null;
}

type Page = { after?: string | undefined; limit: number };

/** One queue of the admin area: what it shows, and how each kind in it is decided. */
export type Queue<Detail> = {
  list: QueueList;
  deciders: readonly Decider[];
  /** Each kind's words for toasts: `{ review: ["Review", "reviews"] }`. */
  nouns: Readonly<Record<string, readonly [one: string, many: string]>>;
  reasons: readonly RejectReason[];
  /** What waits, in this order. */
  listWaiting: (db: Db, page: Page & { sort: WaitingOrder }) => Promise<QueueRows>;
  /** Everything in any status, newest first. */
  listAll: (db: Db, page: Page) => Promise<QueueRows>;
  /** Whether a cursor belongs to one of its orders. */
  isCursor: (cursor: { after: string; sort: QueueSort }) => boolean;
  /** These rows, in any order; those that are gone are left out. */
  listByIds: (db: Db, subjects: readonly Subject[]) => Promise<QueueRow[]>;
  findItem: (db: Db, subject: Subject) => Promise<QueueItem<Detail> | null>;
  /** Words for the refusals of its own deciders. */
  refusals?: Refusals<string>;
};
