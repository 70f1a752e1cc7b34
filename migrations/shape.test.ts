import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addRow, readRow, refusalOf } from "./rows.ts";

const database = setUpDatabase();
const db = () => database.db;

describe("every table", () => {
  it("has a primary key", async () => {
    const { rows } = await sql`
      select relname from pg_class c
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`.execute(db());
    expect(rows).toEqual([]);
  });

  it("has an index for each foreign key, so that deleting the referenced row does not scan it", async () => {
    const { rows } = await sql`
      select conrelid::regclass::text as table, conname
      from pg_constraint k
      where contype = 'f' and connamespace = 'public'::regnamespace
        and not exists (
          select from pg_index i
          where i.indrelid = k.conrelid
            and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
            and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format(
              '(%I IS NOT NULL)', (select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[1])
            ))
        )`.execute(db());
    expect(rows).toEqual([]);
  });
});

describe("merged lists", () => {
  it.each([
    ["event_dates_start_idx", "all_events where starts_at >= now() order by starts_at, id"],
    ["event_dates_start_idx", "all_events where starts_at < now() order by starts_at desc, id desc"],
    ["event_dates_day_idx", "all_events where day = '2027-06-19' order by starts_at, id"],
    ["event_dates_type_idx", "all_events where event_type = 'Market' order by starts_at, id"],
    ["event_dates_place_idx", "all_events where place_slug = 'atlanta-ga' order by starts_at, id"],
    ["event_dates_featured_idx", "all_events where featured and starts_at >= now() order by starts_at, id"],
    ["Merge Append", "all_artists order by sort_name, id"],
    ["Merge Append", "all_film_media order by sort_name, id"],
    ["Merge Append", "all_music_artists order by sort_name, id"],
  ])("can be read in index order: %s, %s", async (step, query) => {
    const plan = await db()
      .transaction()
      .execute(async (tx) => {
        // Disables the plans that PostgreSQL prefers for empty tables.
        for (const planType of ["seqscan", "bitmapscan", "sort", "hashjoin"])
          await sql.raw(`set local enable_${planType} = off`).execute(tx);
        const { rows } = await sql
          .raw<{ "QUERY PLAN": string }>(`explain (costs off) select * from ${query} limit 24`)
          .execute(tx);
        return rows.map((row) => row["QUERY PLAN"]).join("\n");
      });
    expect(plan).toContain(step);
    expect(plan).not.toContain("Seq Scan");
    expect(plan).not.toMatch(/^\s*(->\s+)?Sort$/m);
  });
});

describe("the most supported artists", () => {
  it("are read in index order; only the short lists of film and theater are sorted", async () => {
    await sql`insert into artist_directory (name, category, status)
      select 'Artist ' || n, 'Music', 'approved' from generate_series(1, 5000) n`.execute(db());
    await sql`analyze artist_directory`.execute(database.owner);
    const explain = sql`explain (costs off) select * from all_artists`;
    for (const page of [sql``, sql`where (support_order, sort_name) > (0::bigint, 'artist 4000')`]) {
      const { rows } = await sql<{ "QUERY PLAN": string }>`${explain} ${page}
        order by support_order, sort_name limit 24`.execute(db());
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toContain("Merge Append");
      expect(plan).toContain("Index Scan using artist_directory_support_idx on artist_directory a");
    }
  });
});

describe("business_stats", () => {
  it("has no second index, so that its updates are HOT", async () => {
    const { rows } =
      await sql`select indexrelid from pg_index where indrelid = 'business_stats'::regclass`.execute(db());
    expect(rows).toHaveLength(1);
  });
});

describe("launch_switches", () => {
  it("are the ten of the rulings, all off by default", async () => {
    const { rows } = await sql<{ name: string }>`
      select name from launch_switches where not is_on order by name`.execute(db());
    expect(rows.map(({ name }) => name)).toEqual([
      ...[
        "artist_connect",
        "business_dashboard",
        "business_reviews",
        "contact_and_help",
        "entertainment_more",
      ],
      ...["merged_artist_profiles", "review_moderation", "social_links", "store_catalogue", "travel_reviews"],
    ]);
  });

  it("can be turned on only when the feature is built", async () => {
    const open = () => sql`update launch_switches set is_on = true where name = 'social_links'`.execute(db());
    await sql`update launch_switches set is_built = false where name = 'social_links'`.execute(
      database.owner,
    );
    expect(await refusalOf(open())).toBe("23514");
    await sql`update launch_switches set is_built = true where name = 'social_links'`.execute(database.owner);
    expect(await refusalOf(open())).toBe("accepted");
  });
});

describe("mail_outbox", () => {
  const mail = { recipient: "amina@example.org", template: "welcome" };

  it("queues an email once per idempotency key", async () => {
    const queued = await addRow(db(), "mail_outbox", { ...mail, idempotency_key: "welcome:1" });
    expect(queued).toMatchObject({
      status: "queued",
      attempts: 0,
      possibly_sent_twice: false,
      sent_at: null,
    });
    expect(await refusalOf(addRow(db(), "mail_outbox", { ...mail, idempotency_key: "welcome:1" }))).toBe(
      "23505",
    );
  });

  it("has the Message-ID before it is sent, and the time after", async () => {
    const { id } = await addRow(db(), "mail_outbox", { ...mail, idempotency_key: "welcome:2" });
    const set = (change: string) =>
      refusalOf(sql`update mail_outbox set ${sql.raw(change)} where id = ${id}`.execute(db()));
    expect(await set("status = 'sending'")).toBe("23514");
    expect(await set("status = 'sending', message_id = '<a@example.org>', sending_since = now()")).toBe(
      "accepted",
    );
    expect(await set("status = 'sent'")).toBe("23514");
    expect(await set("status = 'sent', sent_at = now()")).toBe("accepted");
    expect(await set("status = 'lost'")).toBe("23514");
  });

  it("refuses a recipient with more than one address", async () => {
    for (const recipient of [
      "amina",
      "a@example.org\r\nBcc: b@example.org",
      "a@example.org, b@example.org",
    ]) {
      const row = { ...mail, recipient, idempotency_key: recipient };
      expect(await refusalOf(addRow(db(), "mail_outbox", row)), recipient).toBe("23514");
    }
  });
});

describe("stored_files", () => {
  const file = {
    bucket: "claim_proofs",
    key: "a/b.pdf",
    content_type: "application/pdf",
    byte_size: 5 * 1024 * 1024,
  };

  it("require a bucket, a safe key, an allowed type and at most 5 MB", async () => {
    const { id } = await addRow(db(), "stored_files", file);
    expect(await readRow(db(), "stored_files", "id", id)).toMatchObject(file);
    expect(await refusalOf(addRow(db(), "stored_files", file))).toBe("23505");
    for (const wrong of [
      { bucket: "anything" },
      { bucket: "event_images" },
      { content_type: "image/svg+xml" },
      { byte_size: 5 * 1024 * 1024 + 1 },
      { byte_size: 0 },
      { key: "../etc/passwd" },
      { key: "a/../../b" },
      { key: "/absolute" },
    ]) {
      const row = { ...file, key: "other.pdf", ...wrong };
      expect(await refusalOf(addRow(db(), "stored_files", row)), JSON.stringify(wrong)).toBe("23514");
    }
  });
});
