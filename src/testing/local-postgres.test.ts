import { rm } from "node:fs/promises";
import { Client } from "pg";
import { afterAll, expect, inject, it } from "vitest";
import { findRunningPort, startLocalPostgres } from "./local-postgres.ts";

const dataDir = ".data/another-checkout";
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it("refuses a port used by another checkout's PostgreSQL", async () => {
  const { port } = new URL(inject("postgresUrl"));
  await expect(startLocalPostgres({ dataDir, port: Number(port) })).rejects.toThrow(
    new RegExp(`Port ${port} belongs to another PostgreSQL, with its data in .*test-${port}`),
  );
});

it("finds the server of a data directory, and none for another", async () => {
  const client = new Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  await client.end();
  const found = await findRunningPort(rows[0]?.data_directory ?? "");
  expect(found).toBe(Number(new URL(inject("postgresUrl")).port));
  expect(await findRunningPort(dataDir)).toBeNull();
});
