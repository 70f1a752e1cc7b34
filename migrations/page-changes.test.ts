import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness, addRow, type Row } from "./rows.ts";

const database = setUpDatabase();

/** The tags of the transactions that `write` commits. */
async function tagsOf(write: () => Promise<unknown>): Promise<string[]> {
  const { rows: before } = await sql<{ position: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as position`.execute(database.db);
  await write();
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from page_changes where xact >= ${before[0]?.position}::xid8 order by tag`.execute(
    database.db,
  );
  return rows.map(({ tag }) => tag);
}
const asApp = (statement: ReturnType<typeof sql>) => () => statement.execute(database.db);
const inAtlanta = () => addBusiness(database.db, { location: "Atlanta, Georgia" });

describe("a committed change is recorded", () => {
  let review: Row;

  it("of a business, by its place and category before and after", async () => {
    const { id } = await inAtlanta();
    const [first, second] = await sql<{ id: number; slug: string }>`
      select id, slug_of(name) as slug from categories order by id limit 2`
      .execute(database.db)
      .then(({ rows }) => rows);
    const categorize = (category: number | undefined) =>
      asApp(sql`update businesses set category_id = ${category} where id = ${id}`);
    const own = [`business:${id}`, "place:atlanta-ga"];
    expect(await tagsOf(categorize(first?.id))).toEqual([own[0], `category:${first?.slug}`, own[1]]);
    expect(await tagsOf(categorize(second?.id))).toEqual(
      [...own, `category:${first?.slug}`, `category:${second?.slug}`].toSorted(),
    );
    await categorize(undefined)();
    expect(await tagsOf(asApp(sql`update businesses set phone = '1' where id = ${id}`))).toEqual(own);
    expect(await tagsOf(asApp(sql`delete from businesses where id = ${id}`))).toEqual(own);
  });

  it("only where pages show something different now", async () => {
    const { id } = await inAtlanta();
    expect(await tagsOf(asApp(sql`update businesses set phone = '2' where false`))).toEqual([]);
    expect(await tagsOf(asApp(sql`update businesses set name = name where id = ${id}`))).toEqual([]);
    expect(await tagsOf(asApp(sql`delete from businesses where false`))).toEqual([]);
    const event = await addRow(database.db, "events", {
      name: "Fish fry",
      start_datetime: "2027-01-01T18:00:00Z",
      approval_status: "approved",
    });
    const touch = sql`update events set updated_at = now(), submitted_by = null where id = ${event.id}`;
    expect(await tagsOf(asApp(touch))).toEqual([]);
    const held = { business_id: id, rating: 5, comment: "Lovely.", status: "Pending" };
    expect(await tagsOf(() => addRow(database.db, "reviews", held))).toEqual([]);
  });

  it("of a review and of a reply, by the business they are about", async () => {
    const { id } = await inAtlanta();
    const tags = [`business:${id}`];
    const values = { business_id: id, rating: 5, comment: "Lovely.", status: "Approved" };
    const added = await tagsOf(async () => {
      review = await addRow(database.db, "reviews", values);
    });
    expect(added).toEqual(tags);
    const reply = { review_id: review.id, comment_text: "Thanks." };
    expect(await tagsOf(() => addRow(database.db, "review_comments", reply))).toEqual(tags);
    const reject = sql`update reviews set status = 'Rejected' where id = ${review.id}`;
    expect(await tagsOf(asApp(reject))).toEqual(tags);
  });

  it("of an event, by its page and its place", async () => {
    const values = { name: "Fair", start_datetime: "2027-01-01T18:00:00Z", location: "Durham, NC" };
    let event: Row | undefined;
    expect(await tagsOf(async () => (event = await addRow(database.db, "events", values)))).toEqual([]);
    const tags = [`event:${event?.id}`, "place:durham-nc"];
    const approve = sql`update events set approval_status = 'approved' where id = ${event?.id}`;
    expect(await tagsOf(asApp(approve))).toEqual(tags);
    const website = sql`update events set website = 'https://fry.example' where id = ${event?.id}`;
    expect(await tagsOf(asApp(website))).toEqual([tags[0]]);
  });

  it("of a small table, by its name", async () => {
    expect(await tagsOf(asApp(sql`update launch_switches set is_on = false where is_on`))).toEqual([]);
    expect(await tagsOf(asApp(sql`update launch_switches set is_on = not is_on`))).toEqual([
      "launch_switches",
    ]);
  });

  it("of a product and its parts, by its page; of what lists show, also by its seller", async () => {
    const business = await addBusiness(database.db);
    const product = await addRow(database.db, "products", {
      title: "Basket",
      status: "published",
      business_id: business.id,
    });
    const parts = { product_id: product.id };
    const own = [`product:${product.id}`];
    const listed = [`listing:${product.id}`, ...own, `seller:${business.id}`];
    const subtitle = sql`update products set subtitle = 'x' where id = ${product.id}`;
    expect(await tagsOf(asApp(subtitle))).toEqual(own);
    const media = { ...parts, url: "/a.png" };
    expect(await tagsOf(() => addRow(database.db, "product_media", media))).toEqual(own);
    const variant = await addRow(database.db, "product_variants", { ...parts, title: "Large" });
    const price = { variant_id: variant.id, currency_code: "usd", amount: 500 };
    expect(await tagsOf(() => addRow(database.db, "variant_prices", price))).toEqual(listed);
    const receive = (quantity: number) => () =>
      addRow(database.db, "stock_movements", { variant_id: variant.id, kind: "receive", quantity });
    expect(await tagsOf(receive(20))).toEqual(own);
    // The worker updates the store's list.
    const apply = asApp(sql`select apply_store_listing_changes(100)`);
    expect(await tagsOf(apply)).toEqual([`listing:${product.id}`, `seller:${business.id}`]);
    expect(await tagsOf(receive(1))).toEqual(own);
    expect(await tagsOf(apply)).toEqual([]);
  });

  it("of an artist, by its page, except for columns that no page shows", async () => {
    const values = { name: "Odessa Vance", category: "Music", status: "approved" };
    const artist = await addRow(database.db, "artist_directory", values);
    const tags = [`artist:${artist.artist_id}`];
    const vote = { artist_id: artist.artist_id, voter_key: "a-voter" };
    expect(await tagsOf(() => addRow(database.db, "artist_votes", vote))).toEqual(tags);
    const views = sql`update artist_directory set profile_views = profile_views + 1 where artist_id = ${artist.artist_id}`;
    expect(await tagsOf(() => views.execute(database.owner))).toEqual([]);
    const { rows } = await sql<{ column: string }>`
      select attname as column from pg_attribute join pg_trigger on tgrelid = attrelid
      where attrelid = 'artist_directory'::regclass and tgname = 'page_changes_on_update'
        and attnum > 0 and not attisdropped and pg_get_triggerdef(pg_trigger.oid) !~ ('old\\.' || attname || '\\M')
      order by attname`.execute(database.owner);
    // A new column must be shown, or listed as one that is not.
    expect(rows.map(({ column }) => column)).toEqual([
      "connection_requests",
      "profile_views",
      "search_text",
      "support_order",
      "updated_at",
      "version",
    ]);
  });

  it("of thousands of records at once, as a change of everything", async () => {
    const insert = (count: number) =>
      asApp(
        sql`insert into businesses (name) select 'Stall ' || n from generate_series(1, ${count}::int) as n`,
      );
    expect(await tagsOf(insert(1_999))).toHaveLength(1_999);
    expect(await tagsOf(insert(2_000))).toContain("*");
  });
});

it("a change that is rolled back is not recorded", async () => {
  const rolledBack = await tagsOf(() =>
    database.db
      .transaction()
      .execute(async (tx) => {
        await addBusiness(tx);
        throw new Error("undo");
      })
      .catch(() => {}),
  );
  expect(rolledBack).toEqual([]);
});

it("nothing sends a notification, which would make all commits wait for each other", async () => {
  const { rows } = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname not in ('pg_catalog', 'information_schema') and prosrc ilike '%pg_notify%'`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
  const { rows: queues } = await sql<{ name: string }>`select name from pgboss.queue where notify`.execute(
    database.owner,
  );
  expect(queues).toEqual([]);
});
