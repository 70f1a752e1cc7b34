import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Db, openDatabase } from "#platform/db/open-database.server.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { readCalendar } from "#testing/read-calendar.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { openTravelReviews } from "../../reviews/reviewed-tours-for-tests.ts";
import { addGuide } from "../guides-for-tests.ts";
import { previewGuide } from "../name-guide.ts";
import { loader as loadCalendar } from "./guide-calendar.ts";
import GuidePage, { ErrorBoundary, loader, meta, shouldRevalidate } from "./travel-guide.tsx";

const { database, services } = setUpServices();
const log = { warn: () => {}, error: vi.fn() };
let id: string;
beforeAll(async () => {
  id = await addGuide(services.db);
});

function load(param: string, { db = services.db, search = "" }: { db?: Db; search?: string } = {}) {
  const visit = { requestId: "request-7", log };
  const path = `/travel-guides/${param}${search}`;
  return loader(routeArgs({ ...services, db }, path, { params: { id: param }, visit }));
}
type Loaded = Awaited<ReturnType<typeof load>>;
function show(content: ReactNode) {
  const Page = createRoutesStub([{ path: "/x", Component: () => content }]);
  return renderToStaticMarkup(<Page initialEntries={["/x"]} />);
}
const render = (loaderData: Loaded) => show(createElement(GuidePage as never, { loaderData }));
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const tabsOf = (html: string) => {
  const [, tabs = ""] = /<nav class="day-tabs"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  return [...tabs.matchAll(/<(a|span)( [^>]*)?><b>(.*?)<\/b>/gs)].map(([, , attributes = "", label]) => ({
    label: textOf(label ?? "").replace(/\s/g, ""),
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    isDisabled: attributes.includes('aria-disabled="true"'),
  }));
};
const tagsOf = (loaderData: Loaded) => {
  const matches = [{ loaderData: { origin: "https://ujamaa.example", siteName: "Market" } }];
  return meta({ loaderData, matches } as never) as Record<string, unknown>[];
};
const statusOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 200,
    (thrown) => thrown.init?.status,
  );

describe("a guide's page", () => {
  it("shows theme, place, description, tips, and each stop with type, address and website", async () => {
    const text = textOf(render(await load(id)));
    for (const part of [
      "Savannah, slowly",
      "Savannah, Georgia, USA",
      "Best time: March to May",
      "Two days of oak shade.",
    ])
      expect(text).toContain(part);
    for (const part of [
      "Breakfast The Benne Wafer Co. Bakery · 9 Jones Mews Website",
      "Dinner Salt &amp; Stair",
    ])
      expect(text).toContain(part);
    for (const part of [
      "Best time to visit March to May, when",
      "Budget tips Two lunches",
      "Pro tips Wear the ugly",
    ])
      expect(text).toContain(part);
  });

  it.each([
    { ids: "[GUIDE-09] [GUIDE-10] [GUIDE-12] [GUIDE-13] [GUIDE-15]", second: "Porch Coffee", third: null },
    { ids: "[GUIDE-11] [GUIDE-14] [GUIDE-15]", second: null, third: "Grits" },
    { ids: "[GUIDE-11] [GUIDE-13] [GUIDE-15]", second: "", third: " " },
  ])(
    "$ids has three day tabs, enabled if there is a breakfast: $second, $third",
    async ({ second, third }) => {
      const days = { day1_breakfast_name: null, day2_breakfast_name: second, day3_breakfast_name: third };
      const guide = await addGuide(services.db, {
        ...days,
        day2_lunch_name: "Lunch",
        day3_lunch_name: "Lunch",
      });
      const path = `/travel-guides/${guide}`;
      expect(tabsOf(render(await load(guide)))).toEqual([
        { label: "Day1", href: path, isDisabled: false },
        second?.trim()
          ? { label: "Day2", href: `${path}?day=2`, isDisabled: false }
          : { label: "Day2", href: undefined, isDisabled: true },
        third?.trim()
          ? { label: "Day3", href: `${path}?day=3`, isDisabled: false }
          : { label: "Day3", href: undefined, isDisabled: true },
      ]);
    },
  );

  it.each([
    ["", 1],
    ["?day=2", 2],
    ["?day=3", 1],
    ["?day=4", 1],
    ["?day=x", 1],
  ])("%j shows day %i, and renders the other days for print", async (search, day) => {
    const html = render(await load(id, { search }));
    const plans = [...html.matchAll(/class="day-plan"( data-chosen="true")? aria-labelledby="day-(\d)"/g)];
    expect(plans.map(([, isChosen, number]) => [Number(number), Boolean(isChosen)])).toEqual([
      [1, day === 1],
      [2, day === 2],
    ]);
  });

  it("choosing a day sends no request; leaving the guide and coming back does", () => {
    const asks = (from: string, to: string) =>
      shouldRevalidate({
        currentUrl: new URL(from, "https://ujamaa.example"),
        nextUrl: new URL(to, "https://ujamaa.example"),
        defaultShouldRevalidate: true,
      } as never);
    expect(asks("/travel-guides/1", "/travel-guides/1?day=2")).toBe(false);
    expect(asks("/travel-guides/1", "/travel-guides/1")).toBe(true);
    expect(asks("/travel-guides/1", "/travel-guides/2")).toBe(true);
  });

  it("[GUIDE-16] its meta description is the description truncated to 160 characters", async () => {
    const long = await addGuide(services.db, { description: "Oak shade and rice. ".repeat(30) });
    const content = String(tagsOf(await load(long)).find(({ name }) => name === "description")?.content);
    expect(content.length).toBeLessThanOrEqual(160);
    expect(content).toMatch(/^Oak shade and rice\. Oak.*…$/);
    const [short] = tagsOf(await load(id)).filter(({ name }) => name === "description");
    expect(short?.content).toBe("Two days of oak shade.");
    // The rest of the description follows below the header.
    expect(textOf(render(await load(long))).match(/Oak shade/g)?.length).toBeGreaterThanOrEqual(30);
  });

  it("describes a trip with its stops to search engines, and which of them are listings", async () => {
    const { id: businessId } = await services.db
      .insertInto("businesses")
      .values({ name: "Salt & Stair", location: "Savannah, Georgia" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const loaded = await load(id);
    const data = tagsOf(loaded).find((tag) => "script:ld+json" in tag)?.["script:ld+json"];
    expect(data).toMatchObject({ "@type": "TouristTrip", name: "Savannah, slowly" });
    expect((data as { itinerary: { itemListElement: object[] } }).itinerary.itemListElement).toMatchObject([
      {
        position: 1,
        item: { "@type": "Place", name: "The Benne Wafer Co.", url: "https://wafers.example/" },
      },
      {
        position: 2,
        item: { "@type": "LocalBusiness", url: `https://ujamaa.example/business/${businessId}` },
      },
      { position: 3, item: { name: "Porch Coffee" } },
    ]);
    expect(render(loaded)).toContain(`href="/business/${businessId}"`);
  });

  it("links to a website typed without a scheme, and replaces an invalid picture URL", async () => {
    const typed = await addGuide(services.db, {
      day1_breakfast_website: "wafers.example/menu",
      day1_dinner_website: "/nowhere",
      image_url: "https://[",
    });
    const loaded = await load(typed);
    const html = render(loaded);
    expect(html).toContain('href="https://wafers.example/menu"');
    expect(html).not.toContain('href="/nowhere"');
    const data = tagsOf(loaded).find((tag) => "script:ld+json" in tag)?.["script:ld+json"];
    expect(data).toMatchObject({ image: [`https://ujamaa.example/travel-guides/${typed}/card.png`] });
  });

  it("loads without scores if only those are unavailable", async () => {
    await openTravelReviews(services.owner);
    const pool = openTestPool(database.appUrl, { max: 2 });
    const db = openDatabase(pool);
    await services.owner.schema.alterTable("travel_review_stats").renameTo("away").execute();
    try {
      expect(await load(id, { db })).toMatchObject({ guide: { id }, score: null, next: [] });
    } finally {
      await services.owner.schema.alterTable("away").renameTo("travel_review_stats").execute();
      await pool.end();
    }
  });

  it.each(["7", "00000000-0000-7000-8000-000000000000"])("[GUIDE-17] %s is not found", async (param) => {
    expect(await statusOf(load(param))).toBe(404);
  });

  it("a guide that fails to load is a 503 with the error id", async () => {
    const thrown = await load(id, { db: services.db.withSchema("nowhere") as Db }).catch((error) => error);
    expect(thrown).toMatchObject({ init: { status: 503 }, data: { errorId: "request-7" } });
    expect(log.error).toHaveBeenCalledOnce();
  });

  it("[GUIDE-19] after a failure the page says Guide Not Found", () => {
    const error = { status: 503, statusText: "", internal: false, data: { errorId: "request-7" } };
    const html = show(createElement(ErrorBoundary as never, { error }));
    expect(html).toContain("<h1>Guide Not Found</h1>");
    expect(html).toContain("request-7");
  });
});

it("[GUIDE-06] a card shows at most the first 100 characters of a description", () => {
  const preview = previewGuide("Oak shade and rice. ".repeat(30)) ?? "";
  expect(preview.length).toBeLessThanOrEqual(100);
  expect(preview.length).toBeGreaterThan(85);
  expect(preview).toMatch(/…$/);
  const exact = "x".repeat(100);
  expect(previewGuide(exact)).toBe(exact);
  expect(previewGuide(null)).toBeNull();
});

describe("a day's calendar file", () => {
  const ask = (search: string, param = id) =>
    loadCalendar(
      routeArgs(services, `/travel-guides/${param}/calendar${search}`, {
        params: { id: param },
        visit: { log },
      }),
    );

  it("has its stops on the chosen date, in local time", async () => {
    const response = await ask("?day=1&date=2027-07-04");
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="day-1.ics"');
    const text = await response.text();
    expect(readCalendar(text, { until: new Date("2028-01-01") })).toEqual(
      new Map([
        [`${id}-1-breakfast-2027-07-04`, ["2027-07-04T12:30:00.000Z to 2027-07-04T13:30:00.000Z"]],
        [`${id}-1-dinner-2027-07-04`, ["2027-07-04T22:30:00.000Z to 2027-07-05T00:00:00.000Z"]],
      ]),
    );
    expect(text).toContain("SUMMARY:Breakfast: The Benne Wafer Co.\r\n");
  });

  it.each([
    ["", 400],
    ["?day=1&date=2027-02-30", 400],
    ["?day=4&date=2027-02-03", 400],
    ["?day=3&date=2027-02-03", 404],
  ])("%j is refused with %i", async (search, status) => {
    expect((await ask(search)).status).toBe(status);
  });
});
