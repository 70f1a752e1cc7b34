import type { FormFields } from "../form-state.ts";

/** The data of a queue page, as its loader sends it. */

export type ShownDecision = {
  id: string;
  /** One of the queue's listed reasons. */
  reason: string | null;
  note: string | null;
  at: string;
  by: string;
  isUndoable: boolean;
};

export type ShownRow = {
  /** Kind and id combined, for URLs and forms. */
  key: string;
  kind: string;
  id: string;
  title: string;
  note: string;
  clothId: string;
  status: "waiting" | "approved" | "rejected";
  flag: string | null;
  at: string;
  decision: ShownDecision | null;
};

export type OpenItem<Detail> = ShownRow & { byline: string; detail: Detail; canTakeDown: boolean };

export type RejectReason = { value: string; label: string };

export type QueueData<Detail> = {
  rows: readonly ShownRow[];
  nextCursor: string | null;
  /** The order of waiting items. */
  sort: WaitingOrder;
  now: string;
  open: OpenItem<Detail> | null;
  reasons: readonly RejectReason[];
  fields: FormFields;
};

export type WaitingOrder = "newest" | "oldest";
export type QueueView = "waiting" | "decided" | "all";
export type QueueQuery = {
  view: QueueView;
  order: WaitingOrder | "";
  item: string;
  after: string;
  trail: readonly string[];
};

/** The URLs of a queue. */
export type QueueList = {
  path: string;
  href: (query: Partial<QueueQuery>) => string;
  pages: (
    query: QueueQuery,
    nextCursor: string | null,
    hash?: string,
  ) => { previous?: string | undefined; next?: string | undefined };
};
