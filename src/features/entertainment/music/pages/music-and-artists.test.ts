import { expect, it } from "vitest";
import { openBuiltApp } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";

const { services } = setUpServices();

it.each([
  ["[MUSIC-24] musicians", "", "No items found for this category."],
  ["[MUSIC-24] producers", "?tab=producers", "No items found for this category."],
  ["[MUSIC-24] venues", "?tab=venues", "No items found for this category."],
  ["[MUSIC-23] the table", "?tab=directory", "No artists found."],
])("%s without entries says so", async (_tab, query, words) => {
  const app = await openBuiltApp(services);
  const response = await app.request(`/music-and-artists${query}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<h2>${words}</h2>`);
});
