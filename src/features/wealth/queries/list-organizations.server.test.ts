import { beforeAll, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listLinks } from "../list-links.ts";
import { listCategories, listOrganizations } from "./list-organizations.server.ts";

const database = setUpDatabase();

beforeAll(async () => {
  const rows = [
    { name: "the Penny Table", category: "Money skills" },
    { name: "Common Acre", category: "Land & Housing" },
    { name: "Bridge Circle", category: "Legal" },
    { name: "Kinship Co-op", category: "Land & Housing" },
    { name: "Nobody's Fund", category: null },
  ];
  await database.db.insertInto("organizations").values(rows).execute();
});

it("lists organizations by name, page by page", async () => {
  const first = await listOrganizations(database.db, { limit: 3 });
  const second = await listOrganizations(database.db, { limit: 3, after: first.nextCursor ?? "" });
  const names = [...first.items, ...second.items].map(({ name }) => name);
  expect(names).toEqual([
    "Bridge Circle",
    "Common Acre",
    "Kinship Co-op",
    "Nobody's Fund",
    "the Penny Table",
  ]);
  expect([first.total, second.nextCursor]).toEqual([5, null]);
});

it("[WEALTH-16] lists the distinct categories, sorted, and filters by the chosen one", async () => {
  expect(await listCategories(database.db)).toEqual(["Land & Housing", "Legal", "Money skills"]);
  const { items, total } = await listOrganizations(database.db, { category: "Land & Housing", limit: 3 });
  expect(items.map(({ name }) => name)).toEqual(["Common Acre", "Kinship Co-op"]);
  expect(total).toBe(2);
});

it("opens web links only", () => {
  const stored = { instagram: "https://instagram.example/acre", newsletter: "acre.example", odd: "" };
  expect(listLinks(stored)).toEqual([
    { network: "instagram", href: "https://instagram.example/acre" },
    { network: "newsletter", href: "https://acre.example" },
  ]);
  expect(listLinks(null)).toEqual([]);
});
