import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { QueueData, ShownRow } from "./queue-data.ts";
import { QueuePage, type QueuePageProps } from "./queue-page.tsx";

const query = { view: "waiting" as const, order: "" as const, item: "", after: "", trail: [] };
const list = { path: "/stalls", href: () => "/stalls", pages: () => ({}) };
const words = { title: "Stalls", empty: "Stalls come here first.", hint: "Approve opens it." };
const row: ShownRow = {
  key: "stall-1",
  kind: "stall",
  id: "1",
  title: "Tallow House",
  note: "Candles",
  clothId: "1",
  status: "waiting",
  flag: null,
  at: "2026-11-14T09:26:00Z",
  decision: null,
};
const decision = {
  id: "7",
  reason: "spam",
  note: "Twice",
  at: "2026-11-15T09:26:00Z",
  by: "Sol",
  isUndoable: true,
};

function draw(loaded: QueuePageProps<string>["loaded"]) {
  const Page = () => (
    <QueuePage list={list} loaded={loaded} refused={undefined} words={words} palette="gold">
      {({ detail }) => <p>{detail}</p>}
    </QueuePage>
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToStaticMarkup(<Stub />);
}
function found(rows: ShownRow[], change: Partial<QueueData<string>> = {}) {
  const [first] = rows;
  const open = first ? { ...first, byline: "Sent by Imani", detail: "The words", canTakeDown: false } : null;
  const data = {
    rows,
    open,
    nextCursor: null,
    sort: "newest" as const,
    now: "2026-11-15T09:26:00Z",
    fields: {},
  };
  const reasons = [{ value: "spam", label: "Advertising or spam" }];
  return { query, found: { ...data, reasons, ...change }, failure: null };
}

describe("a queue page", () => {
  it("[ADMIN-09] shows Error and Failed to fetch data when it fails to load", () => {
    const html = draw({ query, found: null, failure: { errorId: "req-7" } });
    expect(html).toContain("Error</h2>");
    expect(html).toContain("Failed to fetch data Error id: req-7");
  });

  it("says when nothing is waiting", () => {
    expect(draw(found([]))).toContain("Nothing waits.");
    expect(draw(found([]))).toContain("Stalls come here first.");
  });

  it("shows waiting items with Approve and Reject", () => {
    const html = draw(found([row]));
    for (const text of [
      "Tallow House",
      "1 day",
      "Sent by Imani",
      "The words",
      'value="approve"',
      'value="reject"',
    ])
      expect(html).toContain(text);
  });

  it("shows decided items with status, time and reason, to undo but not to decide again", () => {
    const html = draw(found([{ ...row, status: "rejected", decision }]));
    const shown = [
      "Rejected",
      "Sol",
      "Nov 15, 2026, 9:26 AM UTC",
      "Advertising or spam",
      "“Twice”",
      'value="undo"',
    ];
    for (const text of shown) expect(html).toContain(text);
    const open = html.slice(html.indexOf("<article"));
    for (const text of ['value="approve"', 'value="reject"', 'value="take-down"'])
      expect(open).not.toContain(text);
  });
});
