import { beforeAll, expect, it } from "vitest";
import { openBuiltApp } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";

const { services } = setUpServices();
let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeAll(async () => {
  app = await openBuiltApp(services);
});

/** The structured data of a page. */
async function readJsonLd(html: string) {
  const [, json = "null"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

it("[WEALTH-17] [BOOK-12] says that there is nothing yet, and lists records once there are some", async () => {
  const read = async (path: string) => (await app.request(path)).text();
  expect(await read("/wealth-and-empowerment")).toContain("No organizations found for this category.");
  expect(await read("/booking-platform")).toContain("No booking options found matching your criteria.");

  const links = JSON.stringify({ instagram: "https://instagram.example/acre" });
  const acre = { name: "Common Acre", category: "Land", website: "acre.example", social_media_links: links };
  await services.db.insertInto("organizations").values(acre).execute();
  await services.db
    .insertInto("booking_platform")
    .values([
      { name: "Porch", category: "Lodging", location: "Atlanta, GA" },
      { name: "Rides", category: "Transport" },
    ])
    .execute();
  await services.db
    .insertInto("cultural_tours")
    .values({ tour_name: "Walk", location: "Tulsa, OK" })
    .execute();
  const thing = async (path: string) =>
    (await readJsonLd(await read(path))).itemListElement.map(({ item }: { item: unknown }) => item);
  expect(await thing("/wealth-and-empowerment?category=Land")).toEqual([
    {
      ...{ "@type": "Organization", name: "Common Acre", url: "https://acre.example" },
      sameAs: ["https://instagram.example/acre"],
    },
  ]);
  expect(await thing("/booking-platform?category=Lodging")).toEqual([
    { "@type": "LodgingBusiness", name: "Porch", address: "Atlanta, GA" },
  ]);
  expect(await thing("/booking-platform?category=Transport")).toEqual([
    { "@type": "LocalBusiness", name: "Rides" },
  ]);
  expect(await thing("/cultural-tours?after=x")).toEqual([
    { "@type": "TouristAttraction", name: "Walk", address: "Tulsa, OK" },
  ]);
  expect(await read("/booking-platform?category=Castles")).toContain("We do not know “Castles”");
});
