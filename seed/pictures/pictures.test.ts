import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDiskStore } from "#platform/uploads/disk-store.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { seedDemo } from "../seed-demo.ts";
import { drawPicture, writeDemoPictures } from "./write-demo-pictures.ts";

const database = setUpDatabase();
const folder = mkdtempSync(join(tmpdir(), "ujamaa-demo-pictures-"));
let client: Client;

beforeAll(async () => {
  await seedDemo(database.ownerUrl, { today: new Date("2026-11-15T12:00:00Z"), withPictures: true });
  client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  rmSync(folder, { recursive: true });
});

async function count(from: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${from}`);
  return rows[0]?.count ?? 0;
}

describe("demo pictures", () => {
  it.each([
    ["businesses", "image_url like '/files/%'"],
    ["products", "thumbnail like '/files/%'"],
    ["artist_directory", "portfolio_url like '/files/%'"],
  ])("are on a third of %s, the others have cloth", async (table, hasPicture) => {
    const share = (await count(`${table} where ${hasPicture}`)) / (await count(table));
    expect(share).toBeCloseTo(1 / 3, 2);
  });

  it("have one file each, few and small, and are deterministic", async () => {
    const missing = `(
      select image_url as url from businesses where image_url is not null
      union all select thumbnail from products where thumbnail like '/files/%'
      union all select url from product_media where url like '/files/%'
      union all select trim(url) from artist_directory, unnest(string_to_array(portfolio_url, ',')) as url
        where trim(url) like '/files/%'
    ) as used where not exists (select from stored_files where url = '/files/' || bucket || '/' || key)`;
    expect(await count(missing)).toBe(0);
    const files = openDiskStore({ folder });
    await writeDemoPictures(database.ownerUrl, files);
    const { rows } = await client.query<{ bucket: string; key: string; byte_size: number }>(
      "select bucket, key, byte_size from stored_files",
    );
    expect(rows.length).toBeLessThan(90);
    for (const { bucket, key, byte_size } of rows) {
      expect((await files.open({ bucket, key, isPrivate: false }))?.size).toBe(byte_size);
      expect(byte_size, key).toBeLessThan(30_000);
    }
    expect(drawPicture("demo/plate-teal.png").equals(drawPicture("demo/plate-teal.png"))).toBe(true);
  });
});
