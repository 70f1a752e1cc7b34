import { Client } from "pg";

export type Amounts = { review: number; reply: number; event: number; claim: number; decided: number };

/** Removes all waiting items. */
export async function emptyQueues(ownerUrl: string): Promise<void> {
  await run(ownerUrl, [
    ["delete from review_comments where status = 'Pending'"],
    ["delete from reviews where status = 'Pending'"],
    ["delete from events where approval_status = 'pending'"],
    ["delete from business_claims where status = 'Pending'"],
  ]);
}

/** Adds this many waiting rows of each kind, spread over the last year, and decided reviews with their decisions. */
export async function fillQueues(ownerUrl: string, amounts: Amounts): Promise<void> {
  const some = "(array(select id from businesses order by id limit 500))[1 + number % 500]";
  const when = "now() - number % 365 * interval '1 day' - number * interval '1 second'";
  await run(ownerUrl, [
    [
      `insert into reviews (business_id, rating, comment, reviewer_name, status, held_reason, created_at)
      select ${some}, 1 + number % 5, repeat('Warm bread and a long talk. ', 1 + number % 20), 'Guest ' || number,
        'Pending', 'pace', ${when} from generate_series(1, $1::integer) number`,
      amounts.review,
    ],
    [
      `insert into review_comments (review_id, comment_text, commenter_name, status, held_reason, created_at)
      select (array(select id from reviews where status = 'Approved' order by id limit 500))[1 + number % 500],
        'So true, number ' || number, 'Guest ' || number, 'Pending', 'pace', ${when}
      from generate_series(1, $1::integer) number`,
      amounts.reply,
    ],
    [
      `insert into events (name, description, start_datetime, location, submitted_by, created_at)
      select 'Porch night ' || number / 2, repeat('Bring a chair. ', 1 + number % 60),
        date_trunc('day', now()) + interval '30 days' + number * interval '1 second',
        'Macon, GA', (select id from users order by id limit 1), ${when}
      from generate_series(1, $1::integer) number`,
      amounts.event,
    ],
    [
      `with claimant as (
        insert into users (name, email)
        select 'Claimant ' || gen_random_uuid(), 'claimant-' || gen_random_uuid() || '@example.org'
        from generate_series(1, $1::integer) returning id, name, email),
      numbered as (select *, row_number() over (order by id) as number from claimant)
      insert into business_claims (business_id, user_id, owner_name, owner_email, proof_url, submitted_at)
      select (array(select id from businesses where owner_id is null order by id desc limit 500))[1 + number % 500],
        id, name, email, '/files/claim_proofs/none.pdf', ${when} from numbered`,
      amounts.claim,
    ],
    [
      `with decided as (
        insert into reviews (business_id, rating, comment, status, created_at)
        select ${some}, 1 + number % 5, 'Decided ' || number, 'Rejected', ${when}
        from generate_series(1, $1::integer) number returning id, created_at)
      insert into decisions (kind, subject_id, decided_by, decided_at, outcome, reason, previous)
      select 'review', id, (select id from users order by id limit 1), created_at, 'rejected', 'spam', '{}' from decided`,
      amounts.decided,
    ],
    ["analyze"],
  ]);
}

async function run(ownerUrl: string, statements: readonly (readonly [text: string, amount?: number])[]) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    for (const [text, amount] of statements) await client.query(text, amount === undefined ? [] : [amount]);
  } finally {
    await client.end();
  }
}
