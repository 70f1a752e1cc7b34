import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Network } from "#platform/pictures/fetch-file.server.ts";
import { fetchPictures } from "#platform/pictures/fetch-pictures.server.ts";
import { openFile } from "#platform/uploads/uploads-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import { features } from "./features.ts";

const { database, services } = setUpServices();
const pictureSources = features.flatMap((feature) => feature.pictureSources);
let server: Server;
let jpeg: Buffer;
let requested: (string | undefined)[] = [];
let status = 200;
beforeAll(async () => {
  jpeg = await drawPicture()
    .withExif({ IFD0: { Copyright: "secret" } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    requested.push(request.url);
    response.writeHead(status).end(jpeg);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());
beforeEach(() => {
  requested = [];
  status = 200;
});

const network: Network = {
  resolve: async (host) => [host === "internal.example" ? "10.0.0.7" : "93.184.216.34"],
  dial: () => ({ address: "127.0.0.1", port: (server.address() as AddressInfo).port }),
};
const run = (options = {}) =>
  fetchPictures({ ...services, inspector: services.uploads.inspector }, pictureSources, {
    network,
    maxMs: 3_600_000,
    ...options,
  });
const query = async <Row>(text: string) => (await sql.raw<Row>(text).execute(database.owner)).rows;
/** Runs a statement and returns its value. */
const write = async (text: string) => {
  const [row] = await query<{ value: string }>(text);
  return row?.value ?? "";
};
const listing = (name: string) => write(`select image_url as value from businesses where name = '${name}'`);

it("copies the picture of a business once, re-encoded, and stores the copy's URL", async () => {
  await write("insert into businesses (name, image_url) values ('Tide', 'http://pictures.example/tide.jpg')");
  await run();
  const url = await listing("Tide");
  expect(url).toMatch(/^\/files\/business-images\/copied\/[0-9a-f-]{36}\.jpg$/);
  const file = await openFile(services, url);
  expect(file?.status).toBe(200);
  expect(Buffer.from(await (file as Response).arrayBuffer()).includes("secret")).toBe(false);
  await run();
  expect(requested).toEqual(["/tide.jpg"]);
  expect(await readdir(services.files.stagingFolder)).toEqual([]);
  expect(
    await query("select version from businesses where name = 'Tide'"),
    "an owner who is editing is not told that somebody saved in between",
  ).toEqual([{ version: 1 }]);
});

it("copies pictures of every kind of row, from any source", async () => {
  const sender = await makePerson(services);
  const link = (name: string) => `http://pictures.example/${name}`;
  await query(`insert into travel_guides (city_name, image_url) values ('Macon', '${link("guide.jpg")}')`);
  await query(`insert into organizations (name, image_url) values ('Lift', '${link("organization.jpg")}')`);
  await query(`insert into music_artists (artist_name, image_url) values ('Vance', '${link("music.jpg")}')`);
  await query(
    `insert into new_events (title, media) values ('Fair', '{${link("fair.jpg")},/files/own.jpg}')`,
  );
  await query(`insert into community_members (name, email, profile_image_url)
    values ('Ama', 'ama@pictures.example', '${link("ama.jpg")}')`);
  await query(`insert into events (name, start_datetime, image_url, media, submitted_by)
    values ('Pitch', '2031-01-01', '${link("event.jpg")}', '{${link("event.jpg")},${link("more.jpg")}}', '${sender.id}')`);
  await query(`insert into artist_directory (name, category, portfolio_url, status) values
    ('Odessa', 'Music', 'https://work.example/a , ${link("one.jpg")},${link("two.png?w=2")}, /files/x.jpg', 'approved')`);
  const product = await write(
    "insert into products (title, thumbnail) values ('Throw', 'http://pictures.example/throw.jpg') returning id as value",
  );
  await query(`insert into product_media (product_id, url) values ('${product}', '${link("throw.jpg")}')`);
  await query(`insert into product_variants (product_id, title, image_url)
    values ('${product}', 'Plum', '${link("throw.jpg")}')`);
  await run();

  expect(requested.toSorted()).toEqual([
    "/ama.jpg",
    "/event.jpg",
    "/fair.jpg",
    "/guide.jpg",
    "/more.jpg",
    "/music.jpg",
    "/one.jpg",
    "/organization.jpg",
    "/throw.jpg",
    "/two.png?w=2",
  ]);
  const [event] = await query<{ image_url: string; media: string[] }>(
    "select image_url, media from events where name = 'Pitch'",
  );
  expect(event?.media).toEqual([event?.image_url, expect.stringMatching(/^\/files\/event_images\/events\//)]);
  expect(await openFile(services, event?.image_url ?? ""), "the event waits").toBeNull();
  expect(
    await query(
      `select uploaded_by from stored_files where '/files/event_images/' || key = '${event?.image_url}'`,
    ),
  ).toEqual([{ uploaded_by: sender.id }]);
  const portfolio = await write("select portfolio_url as value from artist_directory where name = 'Odessa'");
  expect(portfolio).toMatch(
    /^https:\/\/work\.example\/a, \/files\/artist-images\/\S+, \/files\/artist-images\/\S+, \/files\/x\.jpg$/,
  );
  const [goods] = await query<{ thumbnail: string; url: string; image: string }>(`
    select thumbnail, url, v.image_url as image from products p
    join product_media on product_id = p.id join product_variants v on v.product_id = p.id where p.id = '${product}'`);
  expect(goods?.thumbnail).toMatch(/^\/files\/product-images\//);
  expect([goods?.url, goods?.image]).toEqual([goods?.thumbnail, goods?.thumbnail]);
  const left = await query("select from picture_fetches");
  expect(left).toEqual([]);
});

it("leaves what it cannot fetch, and retries only if the host was down", async () => {
  const tried = (name: string) =>
    query<{ attempts: number; reason: string; again: boolean }>(`
      select attempts, reason, next_at > now() as again from picture_fetches
      join businesses on businesses.id = row_id where name = '${name}'`);
  await write("insert into businesses (name, image_url) values ('Inside', 'http://internal.example/a.jpg')");
  await write("insert into businesses (name, image_url) values ('Odd', '//pictures example')");
  await run();
  expect(await listing("Inside")).toBe("http://internal.example/a.jpg");
  expect(await tried("Inside")).toEqual([{ attempts: 1, reason: "internal-address", again: null }]);
  expect(requested).toEqual([]);

  status = 503;
  await write("insert into businesses (name, image_url) values ('Down', 'pictures.example/down.jpg')");
  // Without a scheme it is https, which this test's server does not support.
  await write("update businesses set image_url = 'http://pictures.example/down.jpg' where name = 'Down'");
  await run();
  await run();
  expect(requested).toEqual(["/down.jpg"]);
  expect(await tried("Down")).toEqual([{ attempts: 1, reason: "unavailable", again: true }]);
  const retry = () => query("update picture_fetches set next_at = now() where next_at is not null");
  for (let attempt = 2; attempt <= 4; attempt++) {
    await retry();
    await run();
  }
  status = 200;
  await retry();
  await run();
  expect(await listing("Down")).toMatch(/^\/files\//);
  expect(await tried("Down")).toEqual([]);

  status = 503;
  await write("insert into businesses (name, image_url) values ('Gone', 'http://pictures.example/gone.jpg')");
  for (let attempt = 1; attempt <= 6; attempt++) {
    await run();
    await retry();
  }
  expect(await tried("Gone")).toMatchObject([{ attempts: 5, reason: "unavailable", again: null }]);
});

it("keeps a copy whose row changed no longer than an unkept upload", async () => {
  await write(
    "insert into businesses (name, image_url) values ('Quick', 'http://pictures.example/quick.jpg')",
  );
  const changing = {
    ...network,
    resolve: async () => {
      await write("update businesses set image_url = null where name = 'Quick'");
      return ["93.184.216.34"];
    },
  };
  await run({ network: changing });
  expect(await listing("Quick")).toBeFalsy();
  expect(
    await query("select from stored_files where kept_at is null and delete_after is not null"),
  ).toHaveLength(1);
});

it("deletes a copied picture with its business, and a replaced one a month later", async () => {
  await write(
    "insert into businesses (name, image_url) values ('Short', 'http://pictures.example/short.jpg')",
  );
  await run();
  const url = await listing("Short");
  const days = () =>
    write(`select round(extract(epoch from delete_after - now()) / 86400) as value
      from stored_files where '/files/business-images/' || key = '${url}'`);
  await write("update businesses set image_url = null where name = 'Short'");
  expect(Number(await days())).toBe(30);
  await write(`update businesses set image_url = '${url}' where name = 'Short'`);
  expect(await days()).toBe("");
  await write("delete from businesses where name = 'Short'");
  expect(await openFile(services, url)).toBeNull();
});

it("stops at its deadline, and continues with the next run", async () => {
  for (const n of [1, 2, 3])
    await write(
      `insert into businesses (name, image_url) values ('Many ${n}', 'http://pictures.example/${n}.jpg')`,
    );
  await run({ maxMs: 0 });
  expect(requested).toEqual([]);
  await run();
  expect(requested).toHaveLength(3);
});

it("finds the few foreign pictures among millions of businesses with an index", async () => {
  const plan = await database.owner.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{ "QUERY PLAN": string }>`
      explain select id, image_url::text from businesses where not starts_with(image_url, '/')`.execute(tx);
  });
  expect(plan.rows.map((row) => row["QUERY PLAN"]).join()).toContain("businesses_foreign_picture_idx");
});
