import type { Client } from "pg";
import { demoAccounts } from "./accounts.ts";
import { insertRows } from "./insert-rows.ts";
import type { Seeding } from "./seeding.ts";

const heldReplies = [
  "Same here. I drove across town for it and would do it again.",
  "Ask for the corner table, you can see the whole street from there.",
  "They know me by name now, and I have only been there twice.",
  "Bring cash on Saturdays, the card reader sulks.",
  "I sent my cousin because of this review, and she sends her thanks.",
];

/** Waiting items for admins other than reviews and events: held replies, a likely duplicate, and earlier decisions. */
export async function insertQueues(client: Client, seeding: Seeding): Promise<void> {
  const nextId = seeding.ids("queues");
  const findId = async (email: string) =>
    (await client.query<{ id: string }>("select id from users where email = $1", [email])).rows[0]?.id;
  const [admin, member] = [await findId(demoAccounts.admin.email), await findId(demoAccounts.member.email)];
  const reviews = await client.query<{ id: string }>(
    "select id from reviews where status = 'Approved' and created_at < $1 order by created_at desc, id limit $2",
    [seeding.daysFromToday(-2), heldReplies.length],
  );
  await insertRows(
    client,
    "review_comments",
    reviews.rows.map(({ id: review_id }, index) => ({
      ...{ id: nextId(), review_id, user_id: index === 0 ? member : null },
      ...{ commenter_name: index === 0 ? demoAccounts.member.username : `Guest ${index}` },
      ...{
        comment_text: heldReplies[index],
        status: "Pending",
        held_reason: index % 2 ? "pace" : "burst",
      },
      created_at: seeding.daysFromToday(-1, 300 + 40 * index),
    })),
  );
  await client.query(
    `update events set submitted_by = $1 where id in (
      select id from events where approval_status = 'pending' order by created_at desc, id limit 3)`,
    [member],
  );
  await client.query(
    `insert into events (id, name, description, start_datetime, time_zone, location, event_type, submitted_by, created_at)
    select $1, upper(name), description, start_datetime + interval '30 minutes', time_zone, location, event_type, $2, $3
    from events where approval_status = 'approved' and start_datetime > $4 and not is_virtual
    order by start_datetime, id limit 1`,
    [nextId(), member, seeding.daysFromToday(-1, 700), seeding.today],
  );
  await insertDecisions(client, seeding, nextId, admin);
}

/** Decisions for rejected rows and for approved reviews that the home page quotes. */
async function insertDecisions(
  client: Client,
  seeding: Seeding,
  nextId: () => string,
  admin: string | undefined,
) {
  const { rows } = await client.query<{ kind: string; id: string; status: string }>(
    `select 'review' as kind, id, 'Pending' as status from reviews where status = 'Rejected'
    union all select 'event', id, 'pending' from events where approval_status = 'rejected' order by id`,
  );
  await insertRows(
    client,
    "decisions",
    rows.map(({ kind, id, status }, index) => ({
      ...{ id: nextId(), kind, subject_id: id, decided_by: admin, outcome: "rejected" },
      reason: index % 3 ? "spam" : "elsewhere",
      previous: { status },
      decided_at: seeding.daysFromToday(-1 - (index % 45), 540),
    })),
  );
  const { rows: quotable } = await client.query<{ id: string }>(
    `select id from (
      select distinct on (business_id) id, created_at from reviews
      where status = 'Approved' and rating >= 4 and length(comment) between 60 and 160 and created_at < $1
      order by business_id, created_at desc, id
    ) newest order by created_at desc, id limit 12`,
    [seeding.daysFromToday(-2)],
  );
  await insertRows(
    client,
    "decisions",
    quotable.map(({ id }) => ({
      ...{ id: nextId(), kind: "review", subject_id: id, decided_by: admin, outcome: "approved" },
      ...{ previous: { status: "Pending" }, decided_at: seeding.daysFromToday(-1, 480) },
    })),
  );
}
