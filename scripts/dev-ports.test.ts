import { createServer } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePort } from "#testing/free-port.ts";
import { choosePorts, refuseBusyPorts } from "./dev-ports.ts";

const busy = createServer();
let base = 0;
beforeAll(async () => {
  base = await findFreePort();
  await new Promise<void>((resolve) => busy.listen(base + 2, "127.0.0.1", resolve));
});
afterAll(() => busy.close());

it("gives another checkout different ports", () => {
  const [first, second] = [choosePorts(3000), choosePorts(4000)].map((ports) => Object.values(ports));
  expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(10);
});

it("names a port that is in use, and a solution", async () => {
  await expect(refuseBusyPorts(choosePorts(base))).rejects.toThrow(
    `Port ${base + 2} is in use, perhaps by another checkout. Choose other ports: npm run dev -- --port ${base + 1000}`,
  );
});
