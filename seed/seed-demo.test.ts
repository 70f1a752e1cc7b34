import { createHash } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHashQueue } from "#platform/auth/hash-queue.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { demoAccounts } from "./accounts.ts";
import { emptyDatabase } from "./empty-database.ts";
import { seedDemo } from "./seed-demo.ts";

const today = new Date("2026-11-15T12:00:00Z");
const database = setUpDatabase();
const again = setUpDatabase();
let client: Client;
let statements: string[];

beforeAll(async () => {
  statements = await recordStatements(() => seedDemo(database.ownerUrl, { today, withAccounts: true }));
  await seedDemo(again.ownerUrl, { today, withAccounts: true });
  client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
});

async function read<T extends object>(statement: string): Promise<T[]> {
  return (await client.query<T>(statement)).rows;
}

/** The single value of a query. */
async function count(statement: string) {
  const [row] = await read<{ count: string }>(`select count(*) from (${statement}) counted`);
  return Number(row?.count);
}

describe("the demo data", () => {
  it("is loaded in a few statements per table, not row by row", async () => {
    const tables = (await listTables(client)).length;
    expect(statements.length).toBeGreaterThan(tables);
    expect(statements.length).toBeLessThan(4 * tables);
  });

  it("is loaded once", async () => {
    expect(await seedDemo(database.ownerUrl, { today })).toBe(false);
  });

  it("is the same down to the last row for the same seed and day", async () => {
    expect(await digest(again.ownerUrl)).toEqual(await digest(database.ownerUrl));
  });

  it.each([
    ["businesses", 1050],
    ["events", 121],
    ["new_events", 24],
    ["artist_directory", 300],
    ["venues", 40],
    ["travel_guides", 22],
    ["cultural_tours", 64],
    ["booking_platform", 118],
    ["film_media", 60],
    ["underground_filmmakers", 30],
    ["black_theater_arts", 40],
    ["music_artists", 50],
    ["black_musicians", 30],
    ["organizations", 30],
    ["community_members", 80],
    ["feature_requests", 16],
    ["products", 121],
    ["business_claims", 9],
    ["stored_files", 9],
  ])("has rows in %s: %i", async (table, rows) => {
    expect(await count(`select from ${table}`)).toBe(rows);
  });

  it("sells 120 products of 25 makers of the directory, in every state of stock", async () => {
    const shown = "status = 'published' and deleted_at is null";
    expect(await count(`select from products where ${shown}`)).toBe(120);
    expect(await count("select distinct business_id from products")).toBe(25);
    expect(await count("select from products where business_id is null")).toBe(0);
    const variants = await read<{ number: number }>(
      "select count(*)::int as number from product_variants group by product_id order by 1",
    );
    expect([variants.at(0)?.number, variants.at(-1)?.number]).toEqual([1, 12]);
    expect(await count("select from variant_prices where sale_amount < amount")).toBeGreaterThan(20);
    expect(await count("select from product_variants where not manage_inventory")).toBeGreaterThan(20);
    expect(await count("select from variant_stock where inventory_quantity = 0")).toBeGreaterThan(20);
    expect(await count("select from products where not purchasable")).toBeGreaterThan(1);
    expect(await count("select distinct collection_id from product_collections")).toBe(5);
    expect(await count("select from related_products where related_type = 'collection'")).toBeGreaterThan(5);
    const [first] = await read<{ title: string; left: number }>(
      `select products.title, inventory_quantity as left from products
       join product_variants variant on product_id = products.id join variant_stock on variant_id = variant.id
       order by products.position, variant.position limit 1`,
    );
    expect(first).toEqual({ title: "Harvest Throw", left: 7 });
  });

  it("books venues: upcoming concerts name the room and an artist of its city", async () => {
    const booked = `select from events join venues on events.location = concat_ws(', ', venue_name, city, state)
      where event_type in ('Concert', 'Comedy night') and start_datetime > '${today.toISOString()}'`;
    expect(await count(booked)).toBeGreaterThan(4);
    expect(
      await count(
        `${booked} and organizer_name in (select name from artist_directory where category = 'Music')`,
      ),
    ).toBeGreaterThan(2);
  });

  it("has about six thousand reviews, some of them pending or rejected", async () => {
    expect(await count("select from reviews")).toBeGreaterThan(5500);
    expect(await count("select from reviews where status = 'Pending'")).toBeGreaterThan(3);
    expect(await count("select from reviews where status = 'Rejected'")).toBeGreaterThan(3);
    expect(await count("select from reviews where is_anonymous")).toBeGreaterThan(300);
    expect(await count("select from reviews where comment is null")).toBeGreaterThan(10);
    expect(await count("select from review_comments where commenter_name is null")).toBeGreaterThan(10);
  });

  it("has items of each kind in the admin queues, and a decision for everything else", async () => {
    expect(await count("select from review_comments where status = 'Pending'")).toBe(5);
    expect(
      await count("select from events where approval_status = 'pending' and submitted_by is not null"),
    ).toBe(4);
    const rejected = await count(`select from reviews where status = 'Rejected'`);
    const events = await count(`select from events where approval_status = 'rejected'`);
    const claims = await count(`select from business_claims where status <> 'Pending'`);
    const decided = "select from decisions where decided_by is not null";
    // The reviews that the home page quotes.
    const approved = 12;
    expect(await count(decided)).toBe(rejected + events + claims + approved);
  });

  it("gives every business a unique name, a category and a place", async () => {
    expect(await count("select distinct lower(name) from businesses")).toBe(1050);
    expect(await count("select distinct description from businesses")).toBe(1050);
    expect(await count("select distinct category_id from businesses")).toBe(24);
    expect(await count("select distinct location from businesses")).toBe(60);
    const odd = `category_id is null or location !~ '^[^,]+, [^,]+$' or location_state <> state or latitude is null`;
    expect(await count(`select from businesses where ${odd}`)).toBe(0);
  });

  it("features a few businesses, those of the page designs first", async () => {
    const featured = await read<{ name: string }>(
      "select name from directory where featured order by lower(name)",
    );
    expect(featured.map(({ name }) => name)).toEqual([
      "Northstar Looms",
      "Palmetto Page Books",
      "Saffron & Smoke",
      "The Plait Room",
      "Union Row Grocers",
    ]);
  });

  it("has social links in every format that the link rules accept", async () => {
    for (const value of ["''", "'n/a'"])
      expect(await count(`select from businesses where instagram = ${value}`)).toBeGreaterThan(5);
    for (const pattern of ["^@", "^http", "^social\\.com\\.", "^[a-z0-9]+\\.example$"])
      expect(await count(`select from businesses where instagram ~ '${pattern}'`)).toBeGreaterThan(5);
    for (const pattern of ["^https://", "^http://", "^[a-z0-9.]+\\.example$"])
      expect(await count(`select from businesses where website ~ '${pattern}'`)).toBeGreaterThan(5);
  });

  it("has counters that match the rows of reviews and votes", async () => {
    const wrongStats = `
      select from business_stats s left join counted_reviews counted using (business_id)
      where s.star_counts <> coalesce(counted.star_counts, '{0,0,0,0,0}')`;
    expect(await count(wrongStats)).toBe(0);
    expect(await count("select from business_stats")).toBe(1050);
    const wrongVotes = `
      select a.artist_id from artist_directory a left join artist_votes v using (artist_id)
      group by a.artist_id having a.community_votes <> count(v.voter_key)`;
    expect(await count(wrongVotes)).toBe(0);
    expect(await count("select from pg_trigger where tgenabled <> 'O'")).toBe(0);
  });

  it("has events that repeat, moved or are canceled", async () => {
    expect(await count("select from events where repeats is not null")).toBeGreaterThan(15);
    expect(await count("select distinct repeats from events where repeats is not null")).toBe(3);
    expect(await count("select from events where canceled_at is not null")).toBe(3);
    expect(await count("select from events where moved_from is not null")).toBe(3);
    expect(await count("select from event_date_changes where is_canceled")).toBe(1);
    expect(await count("select from event_date_changes")).toBe(2);
  });

  it("has dates around today", async () => {
    const moment = `'${today.toISOString()}'`;
    expect(
      await count(`select from events where approval_status = 'approved' and start_datetime > ${moment}`),
    ).toBeGreaterThan(50);
    expect(
      await count(`select from events where approval_status = 'approved' and start_datetime < ${moment}`),
    ).toBeGreaterThan(25);
    expect(await count(`select from events where featured and start_datetime > ${moment}`)).toBeGreaterThan(
      3,
    );
    expect(await count(`select from reviews where created_at > ${moment}`)).toBe(0);
    expect(await count(`select from businesses where created_at > ${moment}`)).toBe(0);
    expect(
      await count(
        "select from reviews r join businesses b on b.id = business_id where r.created_at < b.created_at - interval '1 day'",
      ),
    ).toBe(0);
    expect(
      await count(
        "select from review_comments c join reviews r on r.id = review_id where c.created_at < r.created_at",
      ),
    ).toBe(0);
  });

  it("has only email addresses and URLs under .example, and phone numbers that cannot ring", async () => {
    const text = (await everyText()).join("\n");
    const hosts = [...text.matchAll(/(?:https?:\/\/|www\.|@)([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)].map(
      ([, host]) => host ?? "",
    );
    expect(hosts.length).toBeGreaterThan(2000);
    expect(hosts.filter((host) => !host.endsWith(".example"))).toEqual([]);
    expect(text.match(/[a-z0-9]\.(?:com|org|net|io|co|us)\b(?!\.example)/gi)).toBeNull();
    const phones = [...text.matchAll(/\(?\d{3}\)?[ -]\d{3}-\d{4}/g)].map(([phone]) => phone);
    expect(phones.length).toBeGreaterThan(800);
    expect(phones.filter((phone) => !/555-01\d\d$/.test(phone))).toEqual([]);
  });

  it("lets both demo accounts log in, one of them an admin", async () => {
    const accounts = await read<{
      email: string;
      is_admin: boolean;
      email_verified: boolean;
      password: string;
    }>(
      `select email, is_admin, email_verified, password from users u
       join profiles p on p.id = u.id join auth_accounts a on a.user_id = u.id and provider_id = 'credential'
       order by email`,
    );
    expect(accounts.map(({ email, is_admin }) => [email, is_admin])).toEqual([
      ["admin@ujamaa.example", true],
      ["member@ujamaa.example", false],
    ]);
    const hashes = createHashQueue();
    for (const account of accounts) {
      const known = Object.values(demoAccounts).find(({ email }) => email === account.email);
      expect(account.email_verified).toBe(true);
      expect(await hashes.verify(account.password, known?.password ?? "")).toBe(true);
    }
  });
});

describe("the workspace of the demo member", () => {
  it("has a business with a year of statistics, a history and replies, and one without visits", async () => {
    const member = `(select id from users where email = '${demoAccounts.member.email}')`;
    const own = await read<{ name: string; days: number; changes: number }>(
      `select name, (select count(*)::int from business_days where business_id = b.id) as days,
         (select count(*)::int from business_changes where business_id = b.id) as changes
       from businesses b where owner_id = ${member} order by name`,
    );
    expect(own).toEqual([
      { name: "Ledger & Lark", days: 0, changes: 0 },
      { name: "Northstar Looms", days: 420, changes: 5 },
    ]);
    expect(await count(`select from review_comments where by_owner and user_id = ${member}`)).toBe(5);
    // The last change can be undone because the listing still has its value.
    const last = `select from business_changes c join businesses b on b.id = c.business_id
      where c.version = b.version and c.kind = 'edit' and c.after ->> 'contact_info' = b.contact_info`;
    expect(await count(last)).toBe(1);
  });
});

describe("a plain seed", () => {
  it("can run after the database was emptied, and creates no accounts", async () => {
    await emptyDatabase(again.ownerUrl, {});
    const reader = new Client({ connectionString: again.ownerUrl });
    await reader.connect();
    const filled = async () => {
      const names: string[] = [];
      for (const table of await listTables(reader))
        if ((await reader.query(`select from ${table} limit 1`)).rowCount) names.push(table);
      return names;
    };
    expect(await filled()).toEqual(["categories", "currencies", "launch_switches"]);
    expect(await seedDemo(again.ownerUrl, { today })).toBe(true);
    const tables = await filled();
    await reader.end();
    expect(tables).toContain("businesses");
    for (const table of ["users", "profiles", "auth_accounts", "business_claims"])
      expect(tables).not.toContain(table);
  });
});

/** One hash per table over its sorted rows. Password hashes are salted and left out. */
async function digest(url: string) {
  const reader = new Client({ connectionString: url });
  await reader.connect();
  const hashes: Record<string, string> = {};
  for (const table of await listTables(reader)) {
    // Messages to processes, by transaction.
    if (table === "page_changes") continue;
    const { rows } = await reader.query<{ row: string }>(
      `select (to_jsonb(t) - 'password' - 'updated_at' - 'applied_at' - 'started_at' - 'finished_at')::text as row from ${table} t order by 1`,
    );
    hashes[table] = createHash("sha256")
      .update(rows.map(({ row }) => row).join("\n"))
      .digest("hex");
  }
  await reader.end();
  return hashes;
}

async function everyText() {
  const texts: string[] = [];
  for (const table of await listTables(client))
    texts.push(
      ...(await read<{ text: string }>(`select to_jsonb(t)::text as text from ${table} t`)).map(
        ({ text }) => text,
      ),
    );
  return texts;
}

async function listTables(reader: Client) {
  const { rows } = await reader.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1",
  );
  return rows.map(({ name }) => name);
}
