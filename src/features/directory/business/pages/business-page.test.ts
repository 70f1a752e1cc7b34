import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();

type Business = { id: string; name: string; location: string; category: string; average_rating: string };

/** A business of the demo data that meets the SQL condition. */
async function findBusiness(condition: string, values: readonly unknown[] = []): Promise<Business> {
  const [business] = await site.queryDatabase<Business>(
    `select id, name, location, category, average_rating from directory where ${condition} order by id limit 1`,
    values,
  );
  if (!business) throw new Error(`There is no business with ${condition}.`);
  return business;
}

async function openFeatured() {
  const { id } = await findBusiness("name = $1", ["Saffron & Smoke"]);
  return openVisitor(site).open(`/business/${id}`);
}

const region = (page: VisitedPage, name: string) => within(page.main).getByRole("region", { name });
const contentOf = ({ document }: VisitedPage, selector: string) =>
  document.querySelector(selector)?.getAttribute("content");
const readJsonLd = ({ document }: VisitedPage) =>
  [...document.querySelectorAll("script[type='application/ld+json']")].map((script) =>
    JSON.parse(script.textContent ?? ""),
  );

test("[BIZ-01] the page is public and describes itself to search engines", async () => {
  const business = await findBusiness("average_rating > 0 and location is not null");
  const page = await openVisitor(site).open(`/business/${business.id}`);
  expect(page.status).toBe(200);
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(business.name);
  expect(page.document.title).toBe(`${business.name}, ${business.location} · Ujamaa`);
  const description = contentOf(page, "meta[name=description]") ?? "";
  expect(description).not.toBe("");
  expect(description.length).toBeLessThanOrEqual(160);
  const canonical = page.document.querySelector("link[rel=canonical]")?.getAttribute("href");
  expect(canonical).toBe(`http://localhost/business/${business.id}`);
  expect(contentOf(page, "meta[property='og:url']")).toBe(canonical);
  expect(page.document.querySelector("meta[name=robots]")).toBeNull();
  const [about, trail] = readJsonLd(page);
  expect(about).toMatchObject({ "@type": "LocalBusiness", name: business.name });
  expect(about.aggregateRating).toMatchObject({ ratingValue: Number(business.average_rating) });
  expect(trail["@type"]).toBe("BreadcrumbList");
});

test("[BIZ-03] a back link and the breadcrumb lead to the directory", async () => {
  const visitor = openVisitor(site);
  const { id, category } = await findBusiness("category = 'Music'");
  const page = await visitor.open(`/business/${id}`);
  const breadcrumb = within(page.main).getByRole("navigation", { name: "Breadcrumb" });
  expect(textsOf(within(breadcrumb).getAllByRole("link"))).toEqual(["Home", "Directory", category]);
  const back = await visitor.click(within(page.main).getByRole("link", { name: "Back to directory" }));
  expect(back.url).toBe("/directory");
});

test("[BIZ-04] [BIZ-05] [BIZ-06] [BIZ-08] [BIZ-11] has About, Details, Social Media and Reviews", async () => {
  const page = await openFeatured();
  expect(region(page, "About")).toHaveTextContent("red rice");
  const details = region(page, "Details");
  expect(textsOf(within(details).getAllByRole("term"))).toEqual([
    "Category",
    "Location",
    "Phone",
    "Website",
    "Founder",
    "Email",
    "Good to know",
  ]);
  for (const text of [
    "Savannah, Georgia",
    "Loretta Quarles",
    "418 Habersham Row. Wed to Sun, 11 am to 9 pm.",
  ])
    expect(details).toHaveTextContent(text);
  expect(within(region(page, "Social Media")).getAllByRole("link").length).toBeGreaterThan(0);
  expect(within(page.main).getByRole("heading", { name: "Reviews" })).toBeVisible();
});

test("shows the email address to readers, but not in structured or open data", async () => {
  const email = /[a-z]+@saffronandsmoke\.example/;
  const page = await openFeatured();
  expect(region(page, "Details")).toHaveTextContent(email);
  expect(JSON.stringify(readJsonLd(page))).not.toMatch(email);
  const id = page.url.split("/").at(-1);
  const response = await openVisitor(site).request(`/api/v1/businesses/${id}`);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toMatch(email);
});

test("[BIZ-10] shows the rating with one decimal, or New", async () => {
  const visitor = openVisitor(site);
  const headOf = async (id: string) => (await visitor.open(`/business/${id}`)).main.querySelector("h1 + div");
  const rated = await findBusiness("average_rating > 0");
  const rating = Number(rated.average_rating).toFixed(1);
  expect(await headOf(rated.id)).toHaveTextContent(`${rating} out of 5`);
  const unrated = await findBusiness("average_rating <= 0");
  expect(await headOf(unrated.id)).toHaveTextContent("New");
});

test("a business without a picture has its cloth", async () => {
  const visitor = openVisitor(site);
  const { id } = await findBusiness("media is null");
  const page = await visitor.open(`/business/${id}`);
  const src = page.main.querySelector("img")?.getAttribute("src") ?? "";
  expect(src).toMatch(new RegExp(`^/cloth/gold/.*${id}\\.webp$`));
  const cloth = await visitor.request(src);
  expect(cloth.status).toBe(200);
  expect(cloth.headers.get("content-type")).toMatch(/^image\/webp/);
});

test("owners can claim it; the link contains its id and name", async () => {
  const visitor = openVisitor(site);
  await visitor.signIn(demoAccounts.member);
  const { id, name } = await findBusiness("name like '%&%'");
  const page = await visitor.open(`/business/${id}`);
  const claim = await visitor.click(within(page.main).getByRole("link", { name: "Claim this business" }));
  const url = new URL(claim.url, "http://localhost");
  expect(url.pathname).toBe("/claim-business");
  expect([...url.searchParams]).toEqual([
    ["business_id", id],
    ["business_name", name],
  ]);
});

test("shows four others nearby, and a link to the page of its city", async () => {
  const page = await openFeatured();
  const around = within(region(page, "Also around Savannah"));
  const names = textsOf(around.getAllByRole("heading", { level: 3 }));
  expect(around.getAllByRole("article")).toHaveLength(4);
  expect(names).toHaveLength(4);
  expect(names).not.toContain("Saffron & Smoke");
  const all = await openVisitor(site).click(around.getByRole("link", { name: "All of Savannah" }));
  expect(all.url).toBe("/directory/in/savannah-ga");
});

test.each(["019a0000-0000-7000-8000-000000000000", "no-such-id", "7"])(
  "[BIZ-21] [BIZ-22] %s is not found, and the page has a link back",
  async (id) => {
    const visitor = openVisitor(site);
    const page = await visitor.open(`/business/${id}`);
    expect(page.status).toBe(404);
    expect(page.getByRole("heading", { level: 1 })).toHaveTextContent("Something went wrong");
    expect(page.main).toHaveTextContent("Item not found.");
    expect(contentOf(page, "meta[name=robots]")).toBe("noindex");
    const back = await visitor.click(within(page.main).getByRole("link", { name: "Back to directory" }));
    expect(back.url).toBe("/directory");
  },
);
