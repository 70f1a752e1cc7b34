import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { listen } from "./listen.server.ts";

let open: Server[] = [];
afterEach(async () => {
  await Promise.all(open.map((server) => new Promise((resolve) => server.close(resolve))));
  open = [];
});
const host = "127.0.0.1";
const portOf = (servers: Server[]) => (servers[0] as Server).address() as AddressInfo;

it("lets a crowd in while the event loop turns slowly", async () => {
  open = await listen(() => createServer((_request, response) => response.end("in")), { port: 0, host });
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns++;
    const endsAt = performance.now() + 5;
    while (performance.now() < endsAt);
    if (!isOver) setImmediate(turn);
  };
  turn();
  const answers = Array.from(
    { length: 200 },
    () =>
      new Promise((resolve, reject) => {
        get({ host, port: portOf(open).port, agent: false }, (response) => {
          response.resume();
          response.once("end", resolve);
        }).once("error", reject);
      }),
  );
  await Promise.all(answers);
  isOver = true;
  // One connection a turn would take 200 of them.
  if (process.platform === "linux") expect(turns).toBeLessThan(100);
});

it("fails when another process has the port", async () => {
  open = await listen(() => createServer(), { port: 0, host });
  await expect(listen(() => createServer(), { port: portOf(open).port, host })).rejects.toThrow("EADDRINUSE");
});
