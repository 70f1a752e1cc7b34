import { afterAll, expect, it } from "vitest";
import { findFreePort } from "#testing/free-port.ts";
import { setUpServices } from "#testing/services.ts";
import { serveWorkerHealth } from "./worker-health.server.ts";

const { services } = setUpServices();
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

it("reports on a separate port whether the worker lives and takes jobs", async () => {
  const port = await findFreePort();
  const env = { ...services.env, HOST: "127.0.0.1", WORKER_PORT: port };
  let isWorking = false;
  const options = { services: { ...services, env }, migrations: [], isWorking: () => isWorking };
  closing.push((await serveWorkerHealth(options)).close);
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, (await response.text()).split("\n")[0]];
  };
  expect(await ask("/livez")).toEqual([200, "ok"]);
  expect(await ask("/readyz")).toEqual([503, "not ready: not serving"]);
  isWorking = true;
  expect(await ask("/readyz")).toEqual([200, "ready"]);
  expect((await ask("/metrics"))[0]).toBe(200);
});

it("opens no port without the setting", async () => {
  const env = { ...services.env, WORKER_PORT: undefined };
  const health = await serveWorkerHealth({
    services: { ...services, env },
    migrations: [],
    isWorking: () => true,
  });
  expect(health.close()).toBeUndefined();
});
