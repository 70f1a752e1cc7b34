import { beforeAll, describe, expect, it } from "vitest";
import { alwaysAdmit } from "#platform/load/admission-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { mountSpecifiedApi } from "./specified-api.server.ts";

const { database, services } = setUpServices();
const harbor = {
  name: "Harbor Credit",
  category: "Banking & Credit",
  description: "Loans from people who know the street.",
  image_url: "https://harbor.example/front.jpg",
  services_offered: ["Home loans", "Budget classes"],
  website: "https://harbor.example",
};
const links = { instagram: "https://instagram.example/harbor" };

beforeAll(async () => {
  await database.db
    .insertInto("organizations")
    .values([
      { name: "the Widow's Mite" },
      { ...harbor, social_media_links: JSON.stringify(links) },
      { name: "Lift Every Loan" },
    ])
    .execute();
});

/** Calls a function like an API client. */
function call(path: string, init: RequestInit = {}) {
  const answer = mountSpecifiedApi({ admission: alwaysAdmit, services, headers: {} });
  const visit = { requestId: "request-7", ip: "10.1.2.3", log: services.log };
  return answer(new Request(`http://localhost${path}`, init), visit);
}
const invoke = (init?: RequestInit) => call("/functions/v1/api-wealth", init);

describe("api-wealth", () => {
  it.each([
    ["POST", undefined],
    ["POST", "{}"],
    ["GET", undefined],
  ])(
    "[WEALTH-02] [WEALTH-03] [DATA-291] returns for %s with body %s the organizations by name",
    async (method, body) => {
      const response = await invoke({ method, ...(body && { body }) });
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      const names = (await response.json()).map(({ name }: { name: string }) => name);
      expect(names).toEqual(["Harbor Credit", "Lift Every Loan", "the Widow's Mite"]);
    },
  );

  it("[DATA-279] [DATA-280] [DATA-281] [DATA-282] [DATA-283] [DATA-284] [DATA-285] [DATA-286] returns the fields of each, and no others", async () => {
    const [first, second] = await (await invoke({ method: "POST" })).json();
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(first).toStrictEqual({ id, ...harbor, social_media_links: links });
    expect(second).toStrictEqual({
      id,
      name: "Lift Every Loan",
      category: null,
      description: null,
      image_url: null,
      services_offered: [],
      website: null,
      social_media_links: {},
    });
  });
});

describe("the functions' paths", () => {
  it.each([
    ["GET", "/functions/v1/api-nothing"],
    ["GET", "/functions/v1"],
    ["DELETE", "/functions/v1/api-wealth"],
  ])("return 404 for %s %s", async (method, path) => {
    const response = await call(path, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it("refuse pages on other origins, and count calls", async () => {
    const headers = { origin: "https://elsewhere.example" };
    expect((await invoke({ method: "POST", headers })).status).toBe(403);
    expect((await invoke({ method: "POST", headers: { cookie: "session=1" } })).status).toBe(403);
    expect((await invoke()).headers.get("ratelimit")).toContain("api");
  });
});
