import type { Db } from "#platform/db/open-database.server.ts";
import type { Decider, Status, Subject } from "#platform/decisions/decider.ts";
import type { Refusals } from "#platform/http/response/refusal.ts";
import type { QueueSort } from "./queue-order.server.ts";
import type { QueueList, WaitingOrder } from "./queue-query.ts";

/** A row in the list of a queue. */
export type QueueRow = Subject & {
  status: Status;
  /** When it was submitted. */
  at: Date;
  title: string;
  note: string;
  /** The record whose cloth is shown next to it. */
  clothId: string;
  /** A short warning: `Two claims`. */
  flag?: string | null;
};
export type QueueRows = { items: QueueRow[]; nextCursor: string | null };

/** A row with all the evidence for an admin. */
export type QueueItem<Detail> = {
  row: QueueRow;
  /** The sender: `Review by Zuri, a visitor`. */
  byline: string;
  detail: Detail;
};

export type RejectReason = { value: string; label: string };

/** The reason that refers to the admin's own text. Every list of reasons ends with it. */
export const otherReason = { value: "other", label: "Something else (say what)" } as const;

/** The text of a reason for the sender, or null for `otherReason`, where the admin's note says it. */
export function describeReason(reasons: readonly RejectReason[], value: string | null): string | null {
  if (value === otherReason.value) return null;
  return reasons.find((reason) => reason.value === value)?.label ?? null;
}

type Page = { after?: string | undefined; limit: number };

/** One admin queue: what it shows, and how each kind of item is decided. */
export type Queue<Detail> = {
  list: QueueList;
  deciders: readonly Decider[];
  /** Each kind's nouns for toasts: `{ review: ["Review", "reviews"] }`. */
  nouns: Readonly<Record<string, readonly [one: string, many: string]>>;
  reasons: readonly RejectReason[];
  /** Pending items in this order. */
  listWaiting: (db: Db, page: Page & { sort: WaitingOrder }) => Promise<QueueRows>;
  /** Items with any status, newest first. */
  listAll: (db: Db, page: Page) => Promise<QueueRows>;
  /** Whether a cursor belongs to one of its orders. */
  isCursor: (cursor: { after: string; sort: QueueSort }) => boolean;
  /** These rows, in any order. Deleted ones are left out. */
  listByIds: (db: Db, subjects: readonly Subject[]) => Promise<QueueRow[]>;
  findItem: (db: Db, subject: Subject) => Promise<QueueItem<Detail> | null>;
  /** Messages for additional refusals of its deciders. */
  refusals?: Refusals<string>;
};
