import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readMigrations } from "./read-migrations.server.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
});
afterEach(() => rm(folder, { recursive: true }));

it.each([
  "add_venues.sql",
  "0100_venues.sql",
  "1_venues.sql",
  "20261116_venues.sql",
  "2026-11-16_venues.sql",
  "20261116T0930.sql",
  "20261116T0930-venues.sql",
])("refuses a migration named %s", async (misnamed) => {
  await writeFile(join(folder, misnamed), "");
  await expect(readMigrations(folder)).rejects.toThrow(`${misnamed} needs a name with a UTC time stamp`);
});

it("reads the first set before timestamped migrations, and only SQL files", async () => {
  for (const name of [
    "20261116T0930_b.sql",
    "20261115T1800_c.sql",
    "0002_a.sql",
    "0001_z.sql",
    "shape.test.ts",
  ])
    await writeFile(join(folder, name), "");
  const names = (await readMigrations(folder)).map(({ name }) => name);
  expect(names).toEqual(["0001_z.sql", "0002_a.sql", "20261115T1800_c.sql", "20261116T0930_b.sql"]);
});
