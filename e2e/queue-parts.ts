import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { queryDatabase } from "./query-database.ts";
import { main, uniqueWords } from "./reviews-parts.ts";

export type Kind = "review" | "reply" | "event";
export type Waiting = { kind: Kind; id: string; key: string; words: string; path: string };

const author = "(select id from users where email = $1)";
const newBusiness = `with shop as (insert into businesses (name) values (left($2, 90)) returning id)`;
/** Earlier than everything in the demo data, in the order in which tests add rows. */
const longAgo = "timestamptz '2001-01-01' + (now() - timestamptz '2026-01-01') / 1000";

const statements: Record<Kind, string> = {
  review: `${newBusiness} insert into reviews (business_id, user_id, rating, comment, held_reason, created_at)
    select id, ${author}, 2, $2, 'pace', ${longAgo} from shop returning id`,
  reply: `${newBusiness}, review as (
      insert into reviews (business_id, rating, comment, status) select id, 5, 'A fine place.', 'Approved' from shop
      returning id)
    insert into review_comments (review_id, user_id, comment_text, status, held_reason, created_at)
    select id, ${author}, $2, 'Pending', 'pace', ${longAgo} from review returning id`,
  event: `insert into events (name, description, location, start_datetime, submitted_by, created_at)
    values ($2, 'Bring a chair.', 'Old Post Hall, Macon, GA', now() + interval '9 days', ${author}, ${longAgo})
    returning id`,
};

/** A pending row of the demo member, the oldest of its queue. */
export async function addWaiting(kind: Kind, words = uniqueWords("The drum")): Promise<Waiting> {
  const [row] = await queryDatabase<{ id: string }>(statements[kind], [demoAccounts.member.email, words]);
  if (!row) throw new Error(`No ${kind} was added.`);
  const path = `/admin/${kind === "event" ? "events" : "reviews"}?order=oldest`;
  return { kind, id: row.id, key: `${kind}-${row.id}`, words, path };
}

/** The status of a row of any kind. */
export async function statusOf({ kind, id }: Waiting): Promise<string> {
  const table = { review: "reviews", reply: "review_comments", event: "events" }[kind];
  const column = kind === "event" ? "approval_status" : "status";
  const [row] = await queryDatabase<{ status: string }>(
    `select ${column} as status from ${table} where id = $1`,
    [id],
  );
  return row?.status ?? "gone";
}

export const rowOf = (page: Page, { words }: Waiting) =>
  main(page)
    .getByRole("listitem")
    .filter({ hasText: words.slice(0, 60) });
export const evidenceOf = (page: Page, { words }: Waiting) =>
  main(page).getByRole("article").filter({ hasText: words });
export const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** The count on the badge of a tab. */
export async function countOn(page: Page, tab: string): Promise<number> {
  const link = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: tab });
  return Number(/(\d+) waiting/.exec((await link.textContent()) ?? "")?.[1] ?? 0);
}
