import { randomUUID } from "node:crypto";
import { within } from "@testing-library/dom";
import { beforeAll, expect, test } from "vitest";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { queuePageSize } from "#platform/decisions/queue/queue-query.ts";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { check, fill, openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";

type Kind = "review" | "reply" | "event";
type Waiting = { kind: Kind; id: string; key: string; words: string; path: string };

const site = setUpDemoSite();
let author: TestPerson;
beforeAll(async () => {
  author = await makePerson(site.services);
});

/** Earlier than everything in the demo data, so that the first page of a queue shows it. */
const longAgo = "timestamptz '2001-01-01' + (now() - timestamptz '2026-01-01') / 1000";
const newBusiness = "with shop as (insert into businesses (name) values (left($2, 90)) returning id)";
const statements: Record<Kind, string> = {
  review: `${newBusiness} insert into reviews (business_id, user_id, rating, comment, held_reason, created_at)
    select id, $1, 2, $2, 'pace', ${longAgo} from shop returning id`,
  reply: `${newBusiness}, review as (
      insert into reviews (business_id, rating, comment, status) select id, 5, 'A fine place.', 'Approved' from shop
      returning id)
    insert into review_comments (review_id, user_id, comment_text, status, held_reason, created_at)
    select id, $1, $2, 'Pending', 'pace', ${longAgo} from review returning id`,
  event: `insert into events (name, description, location, start_datetime, submitted_by, created_at)
    values ($2, 'Bring a chair.', 'Old Post Hall, Macon, GA', now() + interval '9 days', $1, ${longAgo})
    returning id`,
};

async function addWaiting(kind: Kind): Promise<Waiting> {
  const words = `The drum ${randomUUID()}`;
  const [row] = await site.queryDatabase<{ id: string }>(statements[kind], [author.id, words]);
  const path = `/admin/${kind === "event" ? "events" : "reviews"}?order=oldest`;
  return { kind, id: row?.id ?? "", key: `${kind}-${row?.id}`, words, path };
}

async function statusOf({ kind, id }: Waiting) {
  const table = { review: "reviews", reply: "review_comments", event: "events" }[kind];
  const column = kind === "event" ? "approval_status" : "status";
  const [row] = await site.queryDatabase<{ status: string }>(
    `select lower(${column}) as status from ${table} where id = $1`,
    [id],
  );
  return row?.status;
}

async function openAdmin() {
  const visitor = openVisitor(site);
  await visitor.signIn(demoAccounts.admin);
  return visitor;
}

const findRow = (page: VisitedPage, { words }: Waiting) =>
  within(page.main)
    .queryAllByRole("listitem")
    .find((row) => textOf(row).includes(words));
const evidenceOf = (page: VisitedPage) => within(within(page.main).getByRole("article"));
const undo = (page: VisitedPage) => {
  const status = page.document.querySelector("noscript [role=status]") as HTMLElement;
  return within(status).getByRole("button", { name: /^Undo/ });
};

const adminTabs = (page: VisitedPage) => within(page.getByRole("navigation", { name: "Admin" }));
const wordsOn = (page: VisitedPage, tab: string) =>
  textOf(adminTabs(page).getByRole("link", { name: new RegExp(`^${tab}`) }));
/** The count on the badge of a tab, or its second count: `replies`. */
function countOn(page: VisitedPage, tab: string, noun = "waiting"): number {
  return Number(new RegExp(`(\\d+) ${noun}`).exec(wordsOn(page, tab))?.[1] ?? 0);
}

test("[ADMIN-12] [ADMIN-15] [ADMIN-43] [ADMIN-47] a held review is approved, and then shown on its page", async () => {
  const name = `Tallow ${randomUUID()}`;
  const [business] = await site.queryDatabase<{ id: string }>(
    "insert into businesses (name) values ($1) returning id",
    [name],
  );
  const words = `The lamp lit my stall all summer long ${randomUUID()}`;
  const review = { business_id: business?.id, rating: 2, comment: words, reviewer_name: "Zuri Test" };
  const post = async () => {
    const response = await openVisitor(site).request("/api/v1/reviews", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...review, is_anonymous: false }),
    });
    return (await response.json()) as { id: string; status: string };
  };
  // Someone else posted the same text, which has been taken down since.
  const { id: first } = await post();
  const held = await post();
  expect(held.status).toBe("Pending");
  await site.queryDatabase("delete from reviews where id = $1", [first]);
  const reviewsPath = `/reviews?business=${business?.id}`;
  expect((await openVisitor(site).open(reviewsPath)).main).not.toHaveTextContent(words);

  const admin = await openAdmin();
  const page = await admin.open(`/admin/reviews?item=review-${held.id}`);
  const before = countOn(page, "Reviews");
  expect(before).toBeGreaterThan(0);
  const evidence = within(page.main).getByRole("article");
  for (const text of [
    words,
    name,
    "Review by Zuri Test, a visitor",
    "Says nearly the same as a post of somebody else",
  ])
    expect(evidence).toHaveTextContent(text);
  expect(within(evidence).getByRole("img", { name: "2 out of 5" })).toBeVisible();
  const approved = await admin.click(within(evidence).getByRole("button", { name: /^Approve/ }));
  expect(approved.toast).toMatch(/^Review has been approved/);
  expect(countOn(approved, "Reviews")).toBe(before - 1);
  const [shown] = within((await openVisitor(site).open(reviewsPath)).main).getAllByRole("article");
  expect(shown).toHaveTextContent(words);
});

test("the overview shows the waiting items of each queue and the latest changes", async () => {
  const item = await addWaiting("review");
  const admin = await openAdmin();
  const overview = await admin.open("/admin/overview");
  expect(overview.getByRole("heading", { level: 1 })).toHaveTextContent("Overview");
  const tile = within(overview.main).getByRole("link", { name: /Reviews\s*waiting/ });
  expect(tile).toHaveTextContent(String(Math.min(countOn(overview, "Reviews"), 99)));
  const queue = await admin.click(tile);
  expect(queue.url).toBe("/admin/reviews");

  const review = await admin.open(`${item.path}&item=${item.key}`);
  await admin.click(evidenceOf(review).getByRole("button", { name: /^Approve/ }));
  const after = await admin.open("/admin/overview");
  const [latest] = within(after.getByRole("region", { name: "Latest changes" })).getAllByRole("listitem");
  expect(latest).toHaveTextContent(demoAccounts.admin.username);
});

test("[ADMIN-10] [ADMIN-11] [ADMIN-12] [ADMIN-13] [ADMIN-15] [ADMIN-16] the four specified tabs come first, with the specified counts", async () => {
  const admin = await openAdmin();
  const page = await admin.open("/admin");
  const names = adminTabs(page)
    .getAllByRole("link")
    .map((tab) => /^[A-Z][a-z ]+[a-z]/.exec(textOf(tab))?.[0].trim());
  expect(names.slice(0, 5)).toEqual(["Businesses", "Claims", "Reviews", "Events", "Launch"]);
  const groups = adminTabs(page).getAllByRole("group");
  expect(groups.map((group) => textOf(group.firstElementChild))).toEqual([
    "Site",
    "Queues",
    "Store",
    "People",
  ]);

  await addWaiting("reply");
  await addWaiting("review");
  await addWaiting("event");
  const after = await admin.open("/admin");
  const [counts] = await site.queryDatabase<{ reviews: number; replies: number; events: number }>(
    `select (select count(*)::integer from reviews where status = 'Pending') as reviews,
      (select count(*)::integer from review_comments where status = 'Pending') as replies,
      (select count(*)::integer from events where approval_status = 'pending') as events`,
  );
  expect({
    reviews: countOn(after, "Reviews"),
    replies: countOn(after, "Reviews", "repl(?:y|ies)"),
    events: countOn(after, "Events"),
  }).toEqual(counts);
  expect(countOn(after, "Businesses")).toBe(0);
});

test("[ADMIN-07] [ADMIN-08] queues open newest first; oldest first is one press away and remembered", async () => {
  const items = [await addWaiting("review"), await addWaiting("review")];
  // Fills the first page of the oldest.
  for (let row = 0; row < queuePageSize; row += 1) items.push(await addWaiting("review"));
  await site.queryDatabase("update reviews set created_at = now() + interval '1 hour' where id = $1", [
    items[0]?.id,
  ]);
  await site.queryDatabase("update reviews set created_at = now() + interval '2 hours' where id = $1", [
    items[1]?.id,
  ]);
  const admin = await openAdmin();
  const wordsOfRows = (page: VisitedPage) => [...page.main.querySelectorAll(".queue-row small")].map(textOf);
  const [older, newer] = items.map(({ words }) => words);
  const page = await admin.open("/admin/reviews");
  expect(wordsOfRows(page).slice(0, 2)).toEqual([newer, older]);

  const oldestFirst = within(page.main).getByRole("link", { name: "Oldest first" });
  const oldest = await admin.click(oldestFirst);
  expect(wordsOfRows(oldest)).not.toContain(newer);
  const isOldest = async (path: string) =>
    within((await admin.open(path)).main)
      .getByRole("link", { name: "Oldest first" })
      .hasAttribute("aria-current");
  expect(await isOldest("/admin/reviews")).toBe(true);
  expect(await isOldest("/admin/events")).toBe(true);
  const again = await admin.click(within(oldest.main).getByRole("link", { name: "Newest first" }));
  expect(wordsOfRows(again).slice(0, 2)).toEqual([newer, older]);
  expect(await isOldest("/admin/events")).toBe(false);
  await site.queryDatabase("delete from reviews where id = any($1)", [items.map(({ id }) => id)]);
});

type Journey = Record<"noun" | "tab" | "ids" | "reason" | "template", string> & {
  kind: Kind;
  waits?: string;
};
const journeys: Journey[] = [
  {
    kind: "review",
    noun: "Review",
    tab: "Reviews",
    ids: "[ADMIN-17] [ADMIN-44] [ADMIN-48]",
    reason: "Advertising or spam",
    template: "post-rejected",
  },
  {
    kind: "reply",
    noun: "Reply",
    tab: "Reviews",
    waits: "repl(?:y|ies)",
    ids: "[ADMIN-17]",
    reason: "Advertising or spam",
    template: "post-rejected",
  },
  {
    kind: "event",
    noun: "Event",
    tab: "Events",
    ids: "[ADMIN-13] [ADMIN-16] [ADMIN-17] [ADMIN-49] [ADMIN-50] [ADMIN-53] [ADMIN-54] [ADMIN-56]",
    reason: "Not an event for this community",
    template: "event-rejected",
  },
];

for (const { kind, noun, tab, waits, ids, reason, template } of journeys) {
  test(`${ids} a waiting ${kind} is approved, undone and rejected, and its author is told why`, async () => {
    const item = await addWaiting(kind);
    const admin = await openAdmin();
    const path = `${item.path}&item=${item.key}`;
    const page = await admin.open(path);
    const before = countOn(page, tab, waits);
    if (kind === "event") {
      expect(within(page.main).getByRole("article")).toHaveTextContent("Old Post Hall, Macon, GA");
      expect(findRow(page, item)).toHaveTextContent("Old Post Hall, Macon, GA");
    }

    const approved = await admin.click(evidenceOf(page).getByRole("button", { name: /^Approve/ }));
    expect(approved.toast).toContain(`${noun} has been approved`);
    expect([findRow(approved, item), countOn(approved, tab, waits)]).toEqual([undefined, before - 1]);
    expect(await statusOf(item)).toBe("approved");

    const undone = await admin.click(undo(approved));
    expect(undone.toast).toBe("Decision has been undone");
    expect(within(undone.main).getByRole("article")).toHaveTextContent(item.words);
    expect(countOn(undone, tab, waits)).toBe(before);
    expect(await statusOf(item)).toBe("pending");

    check(evidenceOf(undone).getByRole("radio", { name: new RegExp(`^${reason}`) }));
    fill(evidenceOf(undone).getByLabelText(/^In your own words/), "ajar");
    const rejected = await admin.click(evidenceOf(undone).getByRole("button", { name: /^Reject for/ }));
    expect(rejected.toast).toContain(`${noun} has been rejected`);
    expect(await statusOf(item)).toBe("rejected");
    const mails = await site.queryDatabase(
      "select data->>'reason' as reason, data->>'note' as note from mail_outbox where recipient = $1 and template = $2 and data::text like $3",
      [author.email, template, `%${item.words}%`],
    );
    expect(mails).toEqual([{ reason, note: "ajar" }]);
  });
}

test("a rejection requires a reason, which is shown until it is undone", async () => {
  const item = await addWaiting("review");
  const admin = await openAdmin();
  const page = await admin.open(`${item.path}&item=${item.key}`);
  const reject = () => evidenceOf(page).getByRole("button", { name: /^Reject for/ });
  await expect(admin.click(reject())).rejects.toThrow('name="reason"');
  check(evidenceOf(page).getByRole("radio", { name: /^Something else \(say what\)/ }));
  const refused = await admin.click(reject());
  expect(refused.status).toBe(400);
  expect(within(refused.main).getByRole("article")).toHaveTextContent(
    "Choose a reason. For something else, say what.",
  );
  fill(evidenceOf(refused).getByLabelText(/^In your own words/), "A copied menu");
  const rejected = await admin.click(evidenceOf(refused).getByRole("button", { name: /^Reject for/ }));
  expect(rejected.toast).toMatch(/^Review has been rejected/);

  const decided = await admin.open(`${item.path}&view=decided`);
  expect(within(decided.main).getByRole("article")).toHaveTextContent(
    "Something else (say what): “A copied menu”",
  );
  expect(evidenceOf(decided).queryByRole("button", { name: /^Approve/ })).toBeNull();
  const undone = await admin.click(evidenceOf(decided).getByRole("button", { name: /^Undo/ }));
  expect(undone.toast).toBe("Decision has been undone");
  expect(within(undone.main).getByRole("article")).toHaveTextContent(item.words);
  expect(await statusOf(item)).toBe("pending");
});

test("[ADMIN-55] a decision that another admin has already made is refused", async () => {
  const item = await addWaiting("review");
  const admin = await openAdmin();
  const pages = [];
  for (let tab = 0; tab < 2; tab++) pages.push(await admin.open(`${item.path}&item=${item.key}`));
  const [one, late] = pages.map((page) => evidenceOf(page).getByRole("button", { name: /^Approve/ }));
  if (!one || !late) throw new Error("There is no button.");
  expect((await admin.click(one)).toast).toMatch(/^Review has been approved/);
  expect((await admin.click(late)).toast).toBe("Update Error Another admin has decided this one already.");
});

test("selected rows are decided together, and undone together", async () => {
  const items = [await addWaiting("review"), await addWaiting("reply"), await addWaiting("review")];
  const admin = await openAdmin();
  const choose = (page: VisitedPage, chosen: Waiting[]) => {
    for (const item of chosen) check(within(findRow(page, item) as HTMLElement).getByRole("checkbox"));
  };
  const page = await admin.open("/admin/reviews?order=oldest");
  choose(page, items.slice(0, 2));
  const approved = await admin.click(page.getByRole("button", { name: "Approve the chosen ones" }));
  expect(approved.toast).toContain("1 review and 1 reply have been approved");
  const statuses = await Promise.all(items.map(statusOf));
  expect(statuses).toEqual(["approved", "approved", "pending"]);
  expect((await admin.click(undo(approved))).toast).toBe("2 decisions have been undone");

  const again = await admin.open("/admin/reviews?order=oldest");
  choose(again, items);
  const bar = within(again.main.querySelector(".bulk-bar") as HTMLElement);
  check(bar.getByRole("radio", { name: /^Part of a raid or a campaign/ }));
  const rejected = await admin.click(bar.getByRole("button", { name: "Reject the chosen ones" }));
  expect(rejected.toast).toContain("2 reviews and 1 reply have been rejected");
  for (const item of items) expect(await statusOf(item)).toBe("rejected");
});
