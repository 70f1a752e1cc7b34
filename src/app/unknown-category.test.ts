import { beforeAll, expect, it } from "vitest";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { openBuiltApp } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";

/** The built site with one business of an unknown category. */
const { database, services } = setUpServices();
let read: (path: string) => Promise<string>;

beforeAll(async () => {
  const { owner } = database;
  const category = await owner
    .insertInto("categories")
    .values({ name: "Plumbing", position: 99 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const business = { name: "Old Pipes", location: "Dayton, Ohio", latitude: 39.76, longitude: -84.19 };
  await owner
    .insertInto("businesses")
    .values({ ...business, category_id: category.id })
    .execute();
  await compareDocuments(database.db);
  const app = await openBuiltApp(services);
  read = async (path) => {
    const response = await app.request(path);
    expect(response.status, path).toBe(200);
    return response.text();
  };
});

it.each([
  ["its card in the list", "/directory?search=pipes"],
  ["the list of its category", "/directory?category=Other"],
  ["the page of that category", "/directory/other"],
  ["the list beside the map", "/directory/map?search=pipes"],
])("[DIR-18] a business of an unknown category is shown as Other: %s", async (_where, path) => {
  const html = await read(path);
  expect(html).toContain("Old Pipes");
  expect(html).not.toContain("Plumbing");
  expect(html.replace(/<[^>]+>/g, " ")).toMatch(/\bOther\b/);
});

it("[DIR-18] the filter offers Other for it, and not its own name", async () => {
  const html = await read("/directory");
  expect(html).toContain('value="Other"');
  expect(html).not.toContain("Plumbing");
});
