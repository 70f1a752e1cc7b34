import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addRow, addUser, readRow, refusalOf } from "./rows.ts";
import { testColumns } from "./test-columns.ts";

const database = setUpDatabase();
const db = () => database.db;

describe("names of the specification", () => {
  const tables = [
    ...["profiles", "categories", "businesses", "reviews", "review_comments", "business_claims", "events"],
    ...["new_events", "user_saved_events", "community_members", "feature_requests", "cultural_tours"],
    ...["travel_guides", "booking_platform", "venues", "music_artists", "black_musicians", "film_media"],
    ...["underground_filmmakers", "black_theater_arts", "artist_directory", "organizations"],
  ];

  it("[DATA-01] has every table that the specification names; the directory is a view of businesses", async () => {
    const { rows } = await sql<{ name: string; kind: string }>`
      select relname as name, relkind as kind from pg_class
      where relnamespace = 'public'::regnamespace and relname = any(${[...tables, "directory"]})
        and has_table_privilege(oid, 'select')
    `.execute(db());
    const kinds = Object.fromEntries(rows.map(({ name, kind }) => [name, kind]));
    expect(kinds).toEqual({ ...Object.fromEntries(tables.map((name) => [name, "r"])), directory: "v" });
  });
});

describe("profiles and users", () => {
  testColumns(db, "profiles", [
    ["DATA-03", "is_admin", "boolean not null"],
    ["DATA-04", "username", "text not null"],
  ]);
  testColumns(db, "users", [
    ["DATA-05", "id", "uuid not null"],
    ["DATA-06", "email", "email_address not null"],
  ]);

  it("[DATA-02] has a profile for every account, created with it and found by user id", async () => {
    const user = await addUser(db());
    expect(await readRow(db(), "profiles", "id", user.id)).toMatchObject({
      username: user.name,
      is_admin: false,
    });
  });

  it("[DATA-07] has the username in user_metadata.username, including later changes", async () => {
    const user = await addUser(db());
    expect(user.user_metadata).toMatchObject({ username: user.name });
    await sql`update users set name = 'Renamed' where id = ${user.id}`.execute(db());
    expect(await readRow(db(), "users", "id", user.id)).toMatchObject({
      user_metadata: { username: "Renamed" },
    });
    expect(await readRow(db(), "profiles", "id", user.id)).toMatchObject({ username: "Renamed" });
  });

  it("[DATA-08] has an optional picture URL in user_metadata.avatar_url", async () => {
    expect((await addUser(db())).user_metadata).toMatchObject({ avatar_url: null });
    const image = "https://images.example.org/nia.webp";
    const user = await addRow(db(), "users", { name: "Nia", email: "nia@example.org", image });
    expect(user.user_metadata).toMatchObject({ avatar_url: image });
  });

  it("refuses a second account with the same email address or username, case-insensitive", async () => {
    await addRow(db(), "users", { name: "Kofi", email: "kofi@example.org" });
    const sameAddress = { name: "Kofi Two", email: "kofi@example.org" };
    const sameName = { name: "KOFI", email: "kofi.two@example.org" };
    expect(await refusalOf(addRow(db(), "users", sameAddress))).toBe("23505");
    expect(await refusalOf(addRow(db(), "users", sameName))).toBe("23505");
    expect(await refusalOf(addRow(db(), "users", { name: "Upper", email: "Upper@example.org" }))).toBe(
      "23514",
    );
  });

  it("deletes profile, sessions and login methods with the account", async () => {
    const { id } = await addUser(db());
    await addRow(db(), "auth_sessions", { user_id: id, token: `t-${id}`, expires_at: "2030-01-01" });
    await addRow(db(), "auth_accounts", { user_id: id, account_id: id, provider_id: "credential" });
    await sql`delete from users where id = ${id}`.execute(db());
    for (const [table, column] of [
      ["profiles", "id"],
      ["auth_sessions", "user_id"],
      ["auth_accounts", "user_id"],
    ] as const) {
      await expect(readRow(db(), table, column, id)).rejects.toThrow("No row");
    }
  });
});
