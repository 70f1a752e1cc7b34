import { describe, expect, it, vi } from "vitest";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { QueueFullError } from "#platform/load/fair-queue.ts";
import { routeArgs } from "#testing/route-args.ts";
import { openTestServices, setUpServices } from "#testing/services.ts";
import { loader as mapLoader } from "../../map/pages/directory-map.tsx";
import { loader } from "./directory.tsx";

const site = setUpServices();

function request(load: typeof loader | typeof mapLoader, query: string, services: object, ip = "192.0.2.7") {
  const log = { warn: vi.fn(), error: vi.fn() };
  const using = { ...site.services, ...services };
  const response = load(routeArgs(using, `/directory?${query}`, { visit: { ip, log } }));
  return { response: response as Promise<unknown>, log };
}

describe("the directory without its database", () => {
  it("[DIR-22] responds 503 and logs the error", async () => {
    const db = openDatabase(openPool("postgres://nobody@127.0.0.1:1/none"));
    const { response, log } = request(loader, "search=tea", { db });
    expect(await response).toMatchObject({
      data: { query: { search: "tea" }, found: null, failure: { reason: "failed" } },
      init: { status: 503 },
    });
    expect(log.error).toHaveBeenCalledWith(
      { error: expect.any(Error), path: "/directory" },
      "a list could not be read",
    );
    await db.destroy();
  });
});

describe.each([
  ["the directory", loader],
  ["the map", mapLoader],
])("%s", (_name, load) => {
  it("responds 429 with Retry-After once a network has searched too often", async () => {
    const { limits } = openTestServices(site.database);
    const responses = Array.from({ length: 301 }, () => request(load, "near=nowhere", { limits }).response);
    const [last] = (await Promise.all(responses)).slice(-1);
    expect(last).toMatchObject({
      data: { failure: { reason: "too-many" } },
      init: { status: 429, headers: { "Retry-After": expect.any(String) } },
    });
    // Other networks are not limited, and neither are queries with filters only.
    await request(load, "search=tea", { limits }, "198.51.100.3").response;
    await request(load, "category=Music", { limits }).response;
  });

  it("responds 503 with Retry-After while the search queue is full", async () => {
    const searches = { run: () => Promise.reject(new QueueFullError()) };
    const { response, log } = request(load, "search=tea", { searches });
    expect(await response).toMatchObject({
      data: { failure: { reason: "busy" } },
      init: { status: 503, headers: { "Retry-After": "2" } },
    });
    expect(log.error).not.toHaveBeenCalled();
    await request(load, "category=Music", { searches }).response;
  });
});
