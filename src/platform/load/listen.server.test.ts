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

it("accepts a crowd while the event loop turns slowly", async () => {
  const accepted: number[] = [];
  const createCounted = () => {
    const nth = accepted.push(0) - 1;
    const server = createServer((_request, response) => response.end("in"));
    return server.on("connection", () => {
      accepted[nth] = (accepted[nth] ?? 0) + 1;
    });
  };
  open = await listen(createCounted, { port: 0, host });
  const responses = Array.from(
    { length: 200 },
    () =>
      new Promise((resolve, reject) => {
        get({ host, port: portOf(open).port, agent: false }, (response) => {
          response.resume();
          response.once("end", resolve);
        }).once("error", reject);
      }),
  );
  await Promise.all(responses);
  expect(accepted.reduce((sum, count) => sum + count)).toBe(200);
  // A server accepts one connection a turn: a single one would take 200 turns.
  if (process.platform === "linux") expect(Math.max(...accepted)).toBeLessThan(50);
});

it("fails when another process uses the port", async () => {
  open = await listen(() => createServer(), { port: 0, host });
  await expect(listen(() => createServer(), { port: portOf(open).port, host })).rejects.toThrow("EADDRINUSE");
});
