import type { Client } from "pg";
import type { Listing } from "./businesses.ts";
import { insertRows, type Row } from "./insert-rows.ts";
import { insertOrders } from "./orders.ts";
import type { Random } from "./random.ts";
import type { Seeding } from "./seeding.ts";

type Demo = { owner: string; ownerName: string; admin: string };

/** One with a year of statistics, a history and replies; one that was claimed last week and has no visits. */
const grown = "Northstar Looms";
const fresh = "Ledger & Lark";

const statDays = 420;

const replies = [
  "Thank you for coming by. The loom you sat at is the oldest of the eleven, and it likes company.",
  "That runner was woven by Dessa; I read your words to her and she has not stopped smiling.",
  "You are right about the wait in December. We have set up a twelfth loom since, so please try us again.",
  "Bring the coat back whenever the lining gives. We mend what we weave.",
  "Thursday nights are slow and warm, come and try the warp yourself.",
];

/** The workspace of the demo member: two businesses, one of them with a year behind it. */
export async function insertWorkspace(
  client: Client,
  seeding: Seeding,
  listings: readonly Listing[],
  demo: Demo,
): Promise<void> {
  const idOf = (name: string) => {
    const listing = listings.find(({ row }) => row.name === name);
    if (!listing) throw new Error(`No business named ${name}.`);
    return String(listing.row.id);
  };
  const businessId = idOf(grown);
  const confirmedAt = seeding.daysFromToday(-9, 641);
  const changes = buildChanges(seeding, listings, { ...demo, businessId, confirmedAt });
  await client.query("update businesses set owner_id = $1 where id = any($2)", [
    demo.owner,
    [businessId, idOf(fresh)],
  ]);
  await client.query("update businesses set last_confirmed_at = $1, version = $2 where id = $3", [
    confirmedAt,
    changes.at(-1)?.version,
    businessId,
  ]);
  await insertRows(client, "business_changes", changes);
  await insertReplies(client, seeding, { ...demo, businessId });
  await insertOrders(client, seeding, { owner: demo.owner, seller: grown });
  await insertRows(client, "business_days", buildDays(seeding.random("visits"), seeding, businessId));
  await insertRows(
    client,
    "visit_rollups",
    listPastDays(seeding).map((day) => rollup(day)),
  );
}

function buildChanges(
  seeding: Seeding,
  listings: readonly Listing[],
  { businessId, owner, admin, confirmedAt }: Demo & { businessId: string; confirmedAt: string },
): (Row & { version: number })[] {
  const nextId = seeding.ids("business changes");
  const row: Row = { ...listings.find((listing) => listing.row.id === businessId)?.row };
  const change = (version: number, at: string, before: Row, after: Row, by = owner) => ({
    ...{ id: nextId(), business_id: businessId, changed_by: by, at, version, before, after },
    ...{ changed_as: by === admin ? "admin" : "owner", kind: "edit" },
  });
  const after = (name: string) => ({ [name]: row[name] ?? null });
  return [
    change(2, seeding.daysFromToday(-58, 855), { phone: "(313) 555-0119" }, after("phone")),
    change(3, seeding.daysFromToday(-41, 962), { subcategory: "Textiles" }, after("subcategory"), admin),
    change(
      4,
      seeding.daysFromToday(-30, 580),
      { description: "Throws, runners and coats, woven on eleven looms in an old streetcar barn." },
      after("description"),
    ),
    change(
      5,
      seeding.daysFromToday(-12, 1210),
      { contact_info: "Open studio Thu and Fri." },
      after("contact_info"),
    ),
    { ...change(5, confirmedAt, {}, {}), kind: "confirm" },
  ];
}

/** The two newest reviews have no reply yet. */
async function insertReplies(
  client: Client,
  seeding: Seeding,
  { businessId, owner, ownerName }: Demo & { businessId: string },
) {
  const nextId = seeding.ids("owner answers");
  const { rows } = await client.query<{ id: string; created_at: Date }>(
    `select id, created_at from reviews where business_id = $1 and status = 'Approved'
     order by created_at desc, id desc offset 2 limit $2`,
    [businessId, replies.length],
  );
  await insertRows(
    client,
    "review_comments",
    rows.map(({ id, created_at }, index) => ({
      ...{ id: nextId(), review_id: id, user_id: owner, commenter_name: ownerName, by_owner: true },
      comment_text: replies[index],
      status: "Approved",
      created_at: new Date(created_at.getTime() + 60_000).toISOString(),
    })),
  );
}

/** Grows over the year, with more visits toward weekends and before the holidays. */
function buildDays(random: Random, seeding: Seeding, businessId: string): Row[] {
  return listPastDays(seeding).map((day, index) => {
    const date = new Date(day);
    const weekday = [1.3, 0.7, 0.75, 0.9, 1.2, 1.25, 1.5][date.getUTCDay()] ?? 1;
    const season = [10, 11].includes(date.getUTCMonth()) ? 1.35 : 1;
    const usual = (18 + (index / statDays) * 24) * weekday * season;
    const views = Math.round(usual * (0.7 + random.next() * 0.6));
    const share = (part: number) => Math.round(views * part * (0.5 + random.next()));
    return {
      ...{ business_id: businessId, day, views, calls: share(0.06) },
      ...{ site_clicks: share(0.19), direction_clicks: share(0.1) },
    };
  });
}

/** Up to yesterday. */
function listPastDays(seeding: Seeding): string[] {
  return Array.from({ length: statDays }, (_, index) =>
    seeding.daysFromToday(index - statDays, 0).slice(0, 10),
  );
}

function rollup(day: string): Row {
  return { day, rolled_at: `${day}T23:59:59Z` };
}
