import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "../classes.ts";
import { Link } from "../link.tsx";
import { KeyLegend, useShortcutKeys } from "../shortcut-keys.tsx";

export type QueueItem = {
  id: string;
  /** The URL of the queue with this item open. */
  to: string;
  title: ReactNode;
  note: ReactNode;
  /** At the end of the row: a waiting time, a badge. */
  end?: ReactNode;
  cloth: ReactNode;
  /** The checkbox for the bulk bar. */
  check?: ReactNode;
};

type QueueProps = {
  label: string;
  /** The id of the open item. */
  chosen: string | undefined;
  /** The decision about the open item. A decision replaces the evidence, and the button that had the focus. */
  status?: string | undefined;
  /** Whether the URL names the item. Narrow screens then show only the evidence, otherwise only the list. */
  isOpen: boolean;
  /** Additional keyboard shortcuts: `{ a: "approve" }`. */
  keys?: Record<string, string>;
  /** `QueueList` */
  list: ReactNode;
  /** `Evidence` */
  children: ReactNode;
};

/** A moderation queue: the list, and the evidence of the open item beside it. J and K move through the list. */
export function Queue({ label, chosen, status, isOpen, keys, list, children }: QueueProps) {
  const root = useRef<HTMLElement>(null);
  useShortcutKeys(root);
  useFocusOnChosen(root, chosen, status);
  useEffect(() => {
    // Toasts are then shown below the list.
    document.documentElement.toggleAttribute("data-queue", true);
    return () => document.documentElement.removeAttribute("data-queue");
  }, []);
  return (
    <section ref={root} aria-label={label} className="queue" data-open={isOpen || undefined}>
      <KeyLegend keys={{ jk: "move", ...keys }} />
      <div className="queue-list">{list}</div>
      {children}
    </section>
  );
}

type QueueListProps = {
  label: string;
  /** The sort order as text. */
  order: ReactNode;
  items: readonly QueueItem[];
  chosen: string | undefined;
  /** The checkbox that selects all rows. */
  check?: ReactNode;
  /** Below the list: pagination, bulk bar. */
  foot?: ReactNode;
};

/** The list of a queue. For bulk actions, put it inside their form. */
export function QueueList({ label, order, items, chosen, check, foot }: QueueListProps) {
  return (
    <>
      <div className="queue-head">
        {check}
        <h2 tabIndex={-1}>{label}</h2>
        {order}
      </div>
      <ol>
        {items.map((item) => (
          <QueueRow key={item.id} {...item} isChosen={item.id === chosen} />
        ))}
      </ol>
      {foot}
    </>
  );
}

function QueueRow({ to, title, note, end, cloth, check, isChosen }: QueueItem & { isChosen: boolean }) {
  return (
    <li className={classes("queue-row", isChosen && "queue-chosen")}>
      {check}
      {cloth}
      <div>
        <Link to={to} preventScrollReset aria-current={isChosen || undefined}>
          {title}
        </Link>
        <small>{note}</small>
      </div>
      {end && <span className="queue-end">{end}</span>}
    </li>
  );
}

/** Moves focus to the evidence of the newly opened or decided item, or to the list after the last one. */
function useFocusOnChosen(
  root: { current: HTMLElement | null },
  chosen: string | undefined,
  status: string | undefined,
) {
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const heading = root.current?.querySelector<HTMLElement>(chosen ? ".evidence h2" : ".queue-head h2");
    heading?.focus({ preventScroll: true });
    root.current?.querySelector(".queue-chosen")?.scrollIntoView({ block: "nearest" });
  }, [root, chosen]);
  const decided = useRef(status);
  useEffect(() => {
    if (decided.current === status) return;
    decided.current = status;
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(".evidence h2")?.focus({ preventScroll: true });
  }, [root, status]);
}
