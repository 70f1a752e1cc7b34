import { expect, it } from "vitest";
import { knownCategories } from "../rules.ts";
import { categoryPath, placePath, readCategorySlug, readPlaceSlug, slugOf } from "./landing-slug.ts";

it("every category has a unique slug, which maps back to the category", () => {
  const slugs = knownCategories.map((name) => categoryPath(name).replace("/directory/", ""));
  expect(slugs).toContain("food-beverage");
  expect(slugs.map(readCategorySlug)).toEqual([...knownCategories]);
});

it.each([
  [{ city: "Atlanta", state: "Georgia" }, "/directory/in/atlanta-ga"],
  [{ city: "St. Louis", state: "Missouri" }, "/directory/in/st-louis-mo"],
  [{ city: "Española", state: "New Mexico" }, "/directory/in/espanola-nm"],
  [{ city: "Washington", state: "District of Columbia" }, "/directory/in/washington-dc"],
  [{ city: "Washington", state: "D.C." }, "/directory/in/washington-dc"],
  [{ city: "Atlanta", state: "GA" }, "/directory/in/atlanta-ga"],
  [{ city: "Lagos", state: "Nigeria" }, null],
  [{ city: "…", state: "Georgia" }, null],
])("%o is at %s", (place, path) => {
  expect(placePath(place)).toBe(path);
  if (path === null) return;
  expect(readPlaceSlug(path.replace("/directory/in/", ""))).toEqual({
    citySlug: slugOf(place.city),
    states: expect.arrayContaining([place.state]),
  });
});

it.each(["atlanta", "atlanta-xx", "Atlanta-GA", "-ga", ""])("%j is not a place", (slug) => {
  expect(readPlaceSlug(slug)).toBeNull();
});
