import { type ReactNode, useEffect } from "react";
import { Cloth } from "../cloth.tsx";
import { EmptyState } from "../empty-state.tsx";
import { FailedState } from "../failed-state.tsx";
import type { FormFailure } from "../form-state.ts";
import { formatDay } from "../format-day.ts";
import { Link } from "../link.tsx";
import { Pager } from "../pagination.tsx";
import { showToast } from "../toast-store.ts";
import type { PaletteName } from "../weave/palettes.ts";
import { BulkForm } from "./bulk-form.tsx";
import { DecideForms } from "./decide-forms.tsx";
import { DecidedLine } from "./decided-line.tsx";
import { Evidence } from "./evidence.tsx";
import { Queue, QueueList } from "./queue.tsx";
import type {
  OpenItem,
  QueueList as QueueAddress,
  QueueData,
  QueueQuery,
  QueueView,
  WaitingOrder,
} from "./queue-data.ts";
import { toQueueItem } from "./to-queue-item.tsx";

/** The texts of one queue. */
export type QueueWords = {
  /** The tab it belongs to: `Reviews`. */
  title: string;
  /** Shown when nothing is waiting. */
  empty: string;
  /** Explains approving and rejecting. */
  hint: string;
};

type Loaded<Detail> = { query: QueueQuery } & (
  | { found: QueueData<Detail>; failure: null }
  | { found: null; failure: { errorId: string | null } }
);

export type QueuePageProps<Detail> = {
  list: QueueAddress;
  loaded: Loaded<Detail>;
  /** The page's action data. */
  refused: FormFailure | undefined;
  words: QueueWords;
  palette: PaletteName;
  /** The sections of the open item. */
  children: (open: OpenItem<Detail>, now: number) => ReactNode;
};

const loadFailed = { title: "Error", description: "Failed to fetch data", variant: "destructive" } as const;
const keys = { a: "approve", r: "reject", x: "choose", u: "undo" };
const views: Record<QueueView, { label: string; empty: string }> = {
  waiting: { label: "Waiting", empty: "Nothing waits." },
  decided: { label: "Decided", empty: "Nothing has been decided yet." },
  all: { label: "All", empty: "Nothing is here yet." },
};
const orders: Record<WaitingOrder, string> = { newest: "Newest first", oldest: "Oldest first" };

/** The page of a queue: waiting, decided or all items; one item is open, to approve, reject or undo. */
export function QueuePage<Detail>(props: QueuePageProps<Detail>) {
  const { list, words, palette } = props;
  const { query, found, failure } = props.loaded;
  useEffect(() => {
    if (failure) showToast(loadFailed);
  }, [failure]);
  const { title, description } = loadFailed;
  if (!found)
    return (
      <FailedState
        title={title}
        message={failure.errorId ? `${description} Error id: ${failure.errorId}` : description}
      />
    );
  const isEmpty = found.rows.length === 0 && !query.after && !found.open;
  return (
    <>
      <ViewLinks list={list} view={query.view} />
      {isEmpty ? (
        <EmptyState
          title={views[query.view].empty}
          cloth={<Cloth id={`admin${list.path}`} palette={palette} ratio={0.93} height={420} eager />}
        >
          {query.view === "waiting" && words.empty}
        </EmptyState>
      ) : (
        <QueueContent {...props} query={query} found={found} />
      )}
    </>
  );
}

/** The order of waiting items, with a link to the other order. */
function OrderLinks({ list, sort }: { list: QueueAddress; sort: WaitingOrder }) {
  return (
    <nav aria-label="Order" className="queue-order">
      {(Object.keys(orders) as WaitingOrder[]).map((order) => (
        <Link
          key={order}
          to={list.href({ order })}
          preventScrollReset
          aria-current={order === sort || undefined}
        >
          {orders[order]}
        </Link>
      ))}
    </nav>
  );
}

function ViewLinks({ list, view }: { list: QueueAddress; view: QueueView }) {
  return (
    <nav aria-label="Views" className="queue-views">
      {(Object.keys(views) as QueueView[]).map((one) => (
        <Link key={one} to={list.href({ view: one })} aria-current={one === view ? "page" : undefined}>
          {views[one].label}
        </Link>
      ))}
    </nav>
  );
}

type QueueContentProps<Detail> = QueuePageProps<Detail> & { query: QueueQuery; found: QueueData<Detail> };

function QueueContent<Detail>(props: QueueContentProps<Detail>) {
  const { list, palette, refused, query, found } = props;
  const { rows, open, fields, reasons, sort } = found;
  // A cursor belongs to one order, which another tab may have changed since.
  const pages = list.pages({ ...query, order: sort, item: "" }, found.nextCursor, "");
  const hrefOf = (key: string) => list.href({ ...query, item: key });
  const now = Date.parse(found.now);
  const { label } = views[query.view];
  const order =
    query.view === "waiting" ? <OrderLinks list={list} sort={sort} /> : <span>{orders.newest}</span>;
  const chosen = open?.key;
  const items = rows.map((row) => toQueueItem(row, { to: hrefOf(row.key), palette, now, chosen }));
  const listProps = { label, order, items, chosen };
  const pager = <Pager label="Pages of the queue" {...pages} />;
  return (
    <Queue
      label={`${props.words.title}: ${label.toLowerCase()}`}
      chosen={chosen}
      status={open?.status}
      isOpen={open !== null && (query.item === open.key || refused?.form.endsWith(open.key) === true)}
      keys={keys}
      list={
        query.view === "waiting" ? (
          <BulkForm rows={rows} reasons={reasons} fields={fields} failure={refused}>
            {(check) => <QueueList {...listProps} check={check} foot={pager} />}
          </BulkForm>
        ) : (
          <QueueList {...listProps} foot={pager} />
        )
      }
    >
      {open && <OpenEvidence {...props} open={open} pages={pages} hrefOf={hrefOf} now={now} />}
    </Queue>
  );
}

type OpenEvidenceProps<Detail> = QueueContentProps<Detail> & {
  open: OpenItem<Detail>;
  pages: { next?: string | undefined };
  hrefOf: (key: string) => string;
  now: number;
};

function OpenEvidence<Detail>({ open, pages, hrefOf, now, ...props }: OpenEvidenceProps<Detail>) {
  const { list, palette, query, found, refused, words, children } = props;
  const { rows, reasons, fields } = found;
  const index = rows.findIndex(({ key }) => key === open.key);
  const [previous, next] = [rows[index - 1], rows[index + 1]];
  const canReject = open.status === "waiting" || (open.status === "approved" && open.canTakeDown);
  const following = query.view === "waiting" ? (next ?? previous)?.key : open.key;
  return (
    <Evidence
      key={`${open.key}-${open.status}`}
      palette={palette}
      title={open.title}
      note={`${open.byline}, ${formatDay(new Date(open.at))}`}
      cloth={<Cloth id={open.clothId} palette={palette} ratio={1} height={112} />}
      position={index < 0 ? "" : `${index + 1} of ${rows.length}${pages.next ? "+" : ""}`}
      previous={previous && hrefOf(previous.key)}
      next={next ? hrefOf(next.key) : pages.next}
      back={{ to: list.href({ ...query, item: "" }), label: words.title }}
      actions={
        <>
          {open.status !== "waiting" && <DecidedLine item={open} reasons={reasons} failure={refused} />}
          {canReject && (
            <DecideForms
              item={open}
              next={following}
              reasons={reasons}
              fields={fields}
              failure={refused}
              hint={words.hint}
            />
          )}
        </>
      }
    >
      {children(open, now)}
    </Evidence>
  );
}
