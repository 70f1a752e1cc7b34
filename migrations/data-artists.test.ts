import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addRow, type Row, readRow, refusalOf } from "./rows.ts";
import { testColumns } from "./test-columns.ts";

const database = setUpDatabase();
const db = () => database.db;

let count = 0;
const addArtist = (values: Row = {}) =>
  addRow(db(), "artist_directory", { name: `Artist ${++count}`, category: "Music", ...values });
const readArtist = (id: unknown) => readRow(db(), "artist_directory", "artist_id", id);

describe("artist_directory", () => {
  testColumns(db, "artist_directory", [
    ["DATA-252", "name", "text not null"],
    ["DATA-253", "category", "text not null"],
    ["DATA-254", "location_city", "text"],
    ["DATA-255", "location_state", "text"],
    ["DATA-256", "tagline", "text"],
    ["DATA-257", "bio", "text"],
    ["DATA-258", "email", "email_address"],
    ["DATA-261", "community_votes", "integer not null"],
    ["DATA-262", "profile_views", "integer not null"],
    ["DATA-263", "connection_requests", "integer not null"],
    ["DATA-266", "services_offered", "text"],
    ["DATA-267", "phone", "text"],
    ["DATA-268", "support_link", "web_link"],
    ["DATA-269", "instagram", "web_link"],
    ["DATA-270", "twitter", "web_link"],
    ["DATA-271", "youtube", "web_link"],
    ["DATA-272", "linkedin", "web_link"],
  ]);

  it("[DATA-251] artist_directory.artist_id is generated and unique", async () => {
    const [one, two] = [await addArtist(), await addArtist()];
    expect(one.artist_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(two.artist_id).not.toBe(one.artist_id);
    expect(await refusalOf(addArtist({ artist_id: one.artist_id }))).toBe("23505");
  });

  it("[DATA-259] artist_directory.portfolio_url takes links with commas between them", async () => {
    const portfolio_url = "https://one.example.org/a, https://two.example.org:8443/b,three.example.org";
    expect(await addArtist({ portfolio_url })).toMatchObject({ portfolio_url });
    for (const bad of ["javascript:alert(1)", "https://one.example.org, javascript:alert(1)"]) {
      expect(await refusalOf(addArtist({ portfolio_url: bad })), bad).toBe("23514");
    }
  });

  it("[DATA-260] artist_directory.status is pending by default and one of five values", async () => {
    expect(await addArtist()).toMatchObject({ status: "pending" });
    for (const status of ["pending", "approved", "featured", "rising", "rejected"]) {
      expect(await addArtist({ status })).toMatchObject({ status });
    }
    for (const status of ["Approved", "live"]) expect(await refusalOf(addArtist({ status }))).toBe("23514");
  });

  it.each([
    ["DATA-264", "verified"],
    ["DATA-265", "spotlight_eligible"],
  ])("[%s] artist_directory.%s is the text yes or no, by default no", async (_id, column) => {
    expect(await addArtist()).toMatchObject({ [column]: "no" });
    expect(await addArtist({ [column]: "yes" })).toMatchObject({ [column]: "yes" });
    for (const bad of ["Yes", "true", ""])
      expect(await refusalOf(addArtist({ [column]: bad }))).toBe("23514");
  });

  it("accepts a tagline of 100 characters, not of 101", async () => {
    expect(await refusalOf(addArtist({ tagline: "x".repeat(100) }))).toBe("accepted");
    expect(await refusalOf(addArtist({ tagline: "x".repeat(101) }))).toBe("23514");
  });
});

describe("increment_profile_views", () => {
  it("[DATA-292] increments profile_views of the artist given as p_artist_id", async () => {
    const [{ artist_id }, other] = [await addArtist(), await addArtist()];
    await sql`select increment_profile_views(p_artist_id => ${artist_id})`.execute(db());
    expect(await readArtist(artist_id)).toMatchObject({ profile_views: 1 });
    expect(await readArtist(other.artist_id)).toMatchObject({ profile_views: 0 });
  });

  it("adds a batch at once, never subtracts, and ignores an unknown artist", async () => {
    const { artist_id } = await addArtist();
    for (const views of [40, 0, -7]) {
      await sql`select increment_profile_views(p_artist_id => ${artist_id}, p_views => ${views})`.execute(
        db(),
      );
    }
    expect(await readArtist(artist_id)).toMatchObject({ profile_views: 40 });
    await sql`select increment_profile_views(p_artist_id => ${randomUUID()})`.execute(db());
  });
});

describe("artist_votes", () => {
  const vote = (artist_id: unknown, voter_key: string) =>
    sql`insert into artist_votes (artist_id, voter_key) values (${artist_id}, ${voter_key}) on conflict do nothing`.execute(
      db(),
    );

  it("count one vote per voter, also concurrently", async () => {
    const { artist_id } = await addArtist();
    await Promise.all(Array.from({ length: 100 }, () => vote(artist_id, "same-visitor")));
    expect(await readArtist(artist_id)).toMatchObject({ community_votes: 1 });
    await Promise.all(Array.from({ length: 60 }, (_, n) => vote(artist_id, `visitor-${n}`)));
    expect(await readArtist(artist_id)).toMatchObject({ community_votes: 61 });
    await sql`delete from artist_votes where artist_id = ${artist_id} and voter_key like 'visitor-1%'`.execute(
      db(),
    );
    expect(await readArtist(artist_id)).toMatchObject({ community_votes: 50 });
  });

  it("are deleted with the artist", async () => {
    const { artist_id } = await addArtist();
    await vote(artist_id, "visitor");
    await sql`delete from artist_directory where artist_id = ${artist_id}`.execute(db());
    await expect(readRow(db(), "artist_votes", "artist_id", artist_id)).rejects.toThrow("No row");
  });
});

describe("all_artists", () => {
  const listed = async (name: string) =>
    (await sql<Row>`select * from all_artists where sort_name = ${name} order by id`.execute(db())).rows;

  it("has public statuses only, without email and phone", async () => {
    for (const status of ["pending", "rejected"]) await addArtist({ name: "Hidden One", status });
    expect(await listed("hidden one")).toEqual([]);
    const place = { location_city: "Accra", location_state: "Ghana" };
    await addArtist({ name: "Hidden One", status: "rising", email: "a@example.org", phone: "1", ...place });
    const [artist = {}] = await listed("hidden one");
    expect(artist).toMatchObject({ is_rising: true, is_featured: false, location: "Accra, Ghana" });
    expect(Object.keys(artist)).not.toEqual(expect.arrayContaining(["email"]));
    expect(Object.keys(artist)).not.toEqual(expect.arrayContaining(["phone"]));
  });

  it("merges filmmakers and theater people with a prefixed id and the notable works as tagline", async () => {
    const film = await addRow(db(), "underground_filmmakers", { name: "Film Ama", notable_works: "Dust" });
    const stage = await addRow(db(), "black_theater_arts", { name: "Stage Ama", location: "Memphis, TN" });
    expect(await listed("film ama")).toMatchObject([
      { id: `film-${film.id}`, artist_id: null, tagline: "Dust" },
    ]);
    expect(await listed("stage ama")).toMatchObject([{ id: `theater-${stage.id}`, location: "Memphis, TN" }]);
  });

  it("lists each name once, case-insensitive, and prefers the artist directory", async () => {
    for (const table of ["underground_filmmakers", "black_theater_arts"])
      await addRow(db(), table, { name: "TWICE" });
    expect(await listed("twice")).toMatchObject([{ source: "underground_filmmakers" }]);
    await addArtist({ name: "Twice", status: "pending" });
    expect(await listed("twice")).toMatchObject([{ source: "underground_filmmakers" }]);
    const first = await addArtist({ name: "Twice", status: "approved" });
    await addArtist({ name: "twice", status: "featured" });
    expect(await listed("twice")).toMatchObject([{ id: first.artist_id, source: "artist_directory" }]);
  });

  it.each([
    [{ status: "featured" }, true],
    [{ status: "approved", spotlight_eligible: "yes" }, true],
    [{ status: "approved" }, false],
  ])("with %j an artist is featured: %s", async (values, is_featured) => {
    const { artist_id } = await addArtist(values);
    expect(await readRow(db(), "all_artists", "artist_id", artist_id)).toMatchObject({ is_featured });
  });
});
