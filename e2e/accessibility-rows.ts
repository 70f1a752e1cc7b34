import { demoAccounts } from "#seed/accounts.ts";
import { artistPath, conversationPath } from "../src/features/artists/connect/message-key.server.ts";
import { orderKey } from "../src/features/checkout/order-key.server.ts";
import type { Site } from "../src/testing/site.ts";
import { queryDatabase } from "./query-database.ts";

const member = `(select id from users where email = '${demoAccounts.member.email}')`;
const grown = "Northstar Looms";

const undos: (() => Promise<unknown>)[] = [];

/** Reverts everything that was added and changed for a test. */
export async function undoAll() {
  for (const undo of undos.splice(0).reverse()) await undo();
}

/** Turns launch switches on. */
export async function turnOn(names: readonly string[]) {
  const set = (isOn: boolean) =>
    queryDatabase("update launch_switches set is_on = $1 where name = any($2)", [isOn, names]);
  undos.push(() => set(false));
  await set(true);
}

/** Marks a launch switch as not built. */
export async function markUnbuilt() {
  const mark = (isBuilt: boolean) =>
    queryDatabase("update launch_switches set is_built = $1 where name = 'social_links'", [isBuilt]);
  undos.push(() => mark(true));
  await mark(false);
}

/** The id that a query finds. */
export async function findId(query: string, values: unknown[] = []): Promise<string> {
  const [row] = await queryDatabase<{ id: string }>(query, values);
  if (!row) throw new Error(`This finds no row: ${query}`);
  return row.id;
}

export const findBusiness = (name: string) => findId("select id from businesses where name = $1", [name]);

/** A section of the workspace of the demo member's business with a year of statistics. */
export const ownBusinessPath = async (part: string) => `/dashboard/${await findBusiness(grown)}${part}`;

/** The paid order with the most parcels, and the key that opens it without an account. */
export async function findOrder({ env }: Site): Promise<{ id: string; key: string }> {
  const id = await findId("select order_id as id from parcels group by 1 order by count(*) desc limit 1");
  return { id, key: orderKey(secretOf(env), id) };
}

/** A profile that the demo member owns. */
export const addOwnArtist = () =>
  addArtistRow(
    `insert into artist_directory (name, category, status, tagline, portfolio_url, owner_id)
     values ('Nia Sol', 'Music', 'approved', 'Songs for the porch', 'https://one.example/a, https://two.example/b', ${member})`,
  );

/** A review that the demo member has written. */
export const addOwnReview = () =>
  addRow(
    "reviews",
    `insert into reviews (business_id, user_id, rating, comment, status)
     select id, ${member}, 4, 'Second set, back row, best seat in the house.', 'Approved' from businesses limit 1`,
  );

/** A pending claim of the demo member with a long name. */
export const addClaim = () =>
  addRow(
    "business_claims",
    `insert into business_claims (business_id, user_id, owner_name, owner_email, proof_url)
     select id, ${member}, '${"A Long Name ".repeat(8).trim()}', $1, 'https://proof.example/license'
     from businesses where owner_id is null
       and not exists (select from business_claims where business_id = businesses.id)
     limit 1`,
    [demoAccounts.member.email],
  );

/** A change of a business in the audit log, which cannot be deleted. */
export const addAuditEntry = async () =>
  queryDatabase(
    `insert into audit_log (action, subject_type, subject_id, before, after)
     values ('business.edit', 'business', $1, '{"founder": null}', '{"founder": "Imani Reyes"}')`,
    [await findBusiness(grown)],
  );

/** A venue whose card lists its events. */
export async function addVenueWithEvent() {
  await addRow(
    "venues",
    "insert into venues (venue_name, city, state) values ('AAA Lamp Room', 'Macon', 'Georgia')",
  );
  await addRow(
    "events",
    `insert into events (name, location, start_datetime, time_zone, organizer_name, approval_status)
     values ('An Hour of Low Strings', 'AAA Lamp Room, Macon, Georgia', now() + interval '9 days', 'America/New_York',
       'Odessa Vance', 'approved')`,
  );
}

/** A tour with four published reviews: one fewer than its score needs. */
export async function addReviewedTour(): Promise<{ tourId: string; reviewId: string }> {
  const tourId = await addRow(
    "cultural_tours",
    "insert into cultural_tours (tour_name, location) values ('Porch Lights', 'Atlanta, Georgia')",
  );
  const reviewId = await findId(
    `insert into travel_reviews (tour_id, rating, welcome, comment, status)
     select $1, 4, 5, 'Answer ' || n, 'Approved' from generate_series(1, 4) as n returning id`,
    [tourId],
  );
  return { tourId, reviewId };
}

/** An artist who accepts messages. */
export const addListedArtist = () =>
  addArtistRow(
    `insert into artist_directory (name, category, status, email)
     values ('Odessa Vance', 'Music', 'approved', '${artistEmail}')`,
  );

/** An artist whose votes are held. */
export async function addHeldVotes() {
  await queryDatabase(
    `insert into artist_votes (artist_id, voter_key, state, hold_reason)
     select $1, 'burst-' || n, 'held', 'burst' from generate_series(1, 30) n`,
    [await addListedArtist()],
  );
}

/** A payment without an order. */
export async function addUnmatchedPayment() {
  await queryDatabase(
    `insert into unmatched_payments (payment_id, session_id, order_id, amount, currency_code)
     values ('pi_' || uuidv7(), 'cs_' || uuidv7(), uuidv7(), 4250, 'usd')`,
    [],
  );
}

/** A reported conversation between the demo member and an artist, with both URLs. */
export async function addConversation({ env }: Site) {
  const id = await findId(
    `insert into artist_conversations (artist_id, sender_id) values ($1, ${member}) returning id`,
    [await addListedArtist()],
  );
  await queryDatabase(
    `insert into artist_messages (conversation_id, is_from_artist, body)
     values ($1, false, E'Would you play for us?\\nWe have pie.'), ($1, true, 'Gladly. Call me.')`,
    [id],
  );
  await queryDatabase(
    "insert into artist_message_reports (conversation_id, is_by_artist, reason) values ($1, true, 'spam')",
    [id],
  );
  return {
    senderPath: conversationPath(id),
    artistPath: artistPath(secretOf(env), { id, artistEmail }),
  };
}

const artistEmail = "odessa@lowstrings.example";
const secretOf = ({ AUTH_SECRET = "" }: Site["env"]) => ({ AUTH_SECRET });

async function addRow(table: string, insert: string, values: unknown[] = [], key = "id"): Promise<string> {
  const id = await findId(`${insert} returning ${key} as id`, values);
  undos.push(() => queryDatabase(`delete from ${table} where ${key} = $1`, [id]));
  return id;
}

const addArtistRow = (insert: string) => addRow("artist_directory", insert, [], "artist_id");
