import { beforeAll, describe, expect, it } from "vitest";
import { addEvent } from "#features/events/events-for-tests.ts";
import { addGuide } from "#features/travel/guides/guides-for-tests.ts";
import { type BuiltApp, openBuiltApp } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";

const { database, services } = setUpServices();
let app: BuiltApp;
let id: string;
let eventId: string;
let guideId: string;

beforeAll(async () => {
  ({ id } = await database.db
    .insertInto("businesses")
    .values({ name: "Saffron & Smoke", location: "Savannah, Georgia" })
    .returning("id")
    .executeTakeFirstOrThrow());
  eventId = await addEvent(database.db);
  guideId = await addGuide(database.db);
  app = await openBuiltApp(services);
});

async function sizeOf(response: Response) {
  const view = new DataView(await response.arrayBuffer());
  return { isPng: view.getUint32(0) === 0x89504e47, width: view.getUint32(16), height: view.getUint32(20) };
}

/** The page's Open Graph image. */
async function pictureOf(path: string) {
  const html = await (await app.request(path)).text();
  const tag = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    address: tag("og:image") ?? "",
    width: Number(tag("og:image:width")),
    height: Number(tag("og:image:height")),
    alt: tag("og:image:alt"),
    twitter: tag("twitter:card"),
  };
}

describe("the picture of a shared link", () => {
  it.each([
    ["the home page", () => "/", "/card.png"],
    ["the directory", () => "/directory", "/card.png"],
    ["a business", () => `/business/${id}`, "/card.png"],
    ["an event", () => `/event/${eventId}`, "/card.png"],
    ["a travel guide", () => `/travel-guides/${guideId}`, "/card.png"],
  ])("of %s has the size that the page states", async (_page, path, ending) => {
    const { address, width, height, alt, twitter } = await pictureOf(path());
    expect(address).toMatch(/^http:\/\/localhost\//);
    expect(address.endsWith(ending)).toBe(true);
    expect(alt).toBeTruthy();
    expect(twitter).toBe("summary_large_image");
    const response = await app.request(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toContain("public");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await sizeOf(response)).toEqual({ isPng: true, width, height });
    expect([width, height]).toEqual([1200, 630]);
  });

  it("is not sent again while it looks the same, and changes with the business", async () => {
    const path = `/business/${id}/card.png`;
    const etag = (await app.request(path)).headers.get("etag") ?? "";
    const again = () => app.request(path, { headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    await database.db.updateTable("businesses").set({ name: "Saffron" }).where("id", "=", id).execute();
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  it("responds to HEAD without drawing", async () => {
    const response = await app.request("/card.png", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it.each([
    "/business/019a0000-0000-7000-8000-000000000000/card.png",
    "/business/nonsense/card.png",
    "/business/%E0%A4%A/card.png",
    "/anything/card.png",
    "/business//card.png",
  ])("does not exist for %s", async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});
