import { Client, Pool } from "pg";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { connectionSettings } from "./connection-settings.server.ts";
import { isDatabaseAway } from "./is-database-away.ts";

const database = setUpDatabase();

const severalHosts = (...hosts: string[]) => database.appUrl.replace(/@[^/]+/, `@${hosts.join(",")}`);
const goodHost = () => new URL(database.appUrl).host;

it("connects to the host that responds, in any position", async () => {
  const deadHost = `127.0.0.1:${await findFreePort()}`;
  for (const hosts of [
    [deadHost, goodHost()],
    [goodHost(), deadHost],
  ]) {
    const pool = new Pool(connectionSettings(severalHosts(...hosts)));
    const { rows } = await pool.query("select current_user as me");
    expect(rows).toEqual([{ me: "ujamaa_app" }]);
    await pool.end();
  }
});

it("skips a host that accepts no writes", async () => {
  const readOnly = new URL(database.appUrl);
  readOnly.searchParams.set("options", "-c default_transaction_read_only=on");
  // Both probes get the parameter, so no host is left.
  const url = readOnly.href.replace(/@[^/]+/, `@${goodHost()},${goodHost()}`);
  const client = new Client({ ...connectionSettings(url), connectionTimeoutMillis: 10_000 });
  const error = await client.connect().then(
    () => null,
    (failure: unknown) => failure,
  );
  expect(isDatabaseAway(error)).toBe(true);
});
