import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
type Column = "instagram" | "website" | "phone";

/** Opens the first business of the demo data that meets the SQL condition. */
async function openBusiness(column: Column, condition: string) {
  const [row] = await site.queryDatabase<{ id: string; value: string }>(
    `select id, ${column} as value from directory where ${condition} order by id limit 1`,
  );
  if (!row) throw new Error(`There is no business with ${condition}.`);
  return { page: await openVisitor(site).open(`/business/${row.id}`), value: row.value };
}

const region = (page: VisitedPage, name: string) => within(page.main).getByRole("region", { name });
const instagram = (page: VisitedPage) =>
  within(region(page, "Social Media")).queryByRole("link", { name: /^Instagram/ });
const website = (page: VisitedPage) => within(region(page, "Details")).getByRole("link", { name: /example/ });

test.each([
  ["[LINK-01] an account that is missing", "instagram is null or instagram = ''"],
  ["[LINK-02] an account that is n/a", "lower(instagram) = 'n/a'"],
])("[BIZ-07] %s has no link", async (_case, condition) => {
  const { page } = await openBusiness("instagram", condition);
  expect(region(page, "Social Media")).toBeVisible();
  expect(instagram(page)).toBeNull();
});

test.each([
  ["[LINK-03] a URL is used as it is", "instagram like 'http%'", (value: string) => value],
  [
    "[LINK-04] a value with .com gets https",
    "instagram like '%.com%' and instagram not like 'http%' and instagram not like '@%'",
    (value: string) => `https://${value}`,
  ],
  [
    "[LINK-05] a handle is a path on its network",
    "instagram ~ '^[a-z]' and instagram !~* '^http|[.]com|^n/a$'",
    (value: string) => `https://instagram.com/${value}`,
  ],
  [
    "[LINK-05] [LINK-09] @ is removed from a handle",
    "instagram like '@%' and instagram not like '%.com%'",
    (value: string) => `https://instagram.com/${value.replace("@", "")}`,
  ],
])("[BIZ-07] %s", async (_title, condition, hrefOf) => {
  const { page, value } = await openBusiness("instagram", condition);
  expect(instagram(page)).toHaveAttribute("href", hrefOf(value));
});

test("[BIZ-07] [LINK-11] [LINK-12] a website keeps its scheme or gets https", async () => {
  const whole = await openBusiness("website", "website like 'http%'");
  expect(website(whole.page)).toHaveAttribute("href", whole.value);
  const bare = await openBusiness("website", "website like '%.example%' and website not like 'http%'");
  expect(website(bare.page)).toHaveAttribute("href", `https://${bare.value}`);
});

test("[BIZ-07] [LINK-13] a phone number dials its digits", async () => {
  const { page, value } = await openBusiness("phone", "phone is not null");
  const dials = `tel:${value.replaceAll(/\D/g, "")}`;
  expect(within(region(page, "Details")).getByRole("link", { name: value })).toHaveAttribute("href", dials);
  expect(within(page.main).getByRole("link", { name: "Call" })).toHaveAttribute("href", dials);
});

test("links have the scheme http, https or tel; external ones open in a tab without referrer", async () => {
  const { page } = await openBusiness("website", "name = 'Saffron & Smoke'");
  const links = within(page.main).getAllByRole("link") as HTMLAnchorElement[];
  const external = links.filter(({ href }) => new URL(href).host !== "localhost");
  for (const { href } of links) expect(["http:", "https:", "tel:"]).toContain(new URL(href).protocol);
  const leaving = external.filter(({ href }) => !href.startsWith("tel:"));
  expect(leaving.length).toBeGreaterThan(0);
  for (const { target, rel } of leaving)
    expect({ target, rel }).toEqual({ target: "_blank", rel: "noopener noreferrer ugc nofollow" });
});
