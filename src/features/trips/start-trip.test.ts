import { expect, it } from "vitest";
import { startTrip } from "./start-trip.ts";

it.each([
  ["9 Jones Mews, Savannah, Georgia", "A trip to Savannah", "savannah-ga"],
  ["St. Paul, MN", "A trip to St. Paul", "st-paul-mn"],
  ["Coeur d'Alene, Idaho", "A trip to Coeur d'Alene", "coeur-d-alene-id"],
  ["San José, CA", "A trip to San José", "san-jose-ca"],
  ["Online", "My trip", null],
  ["Accra, Ghana", "My trip", null],
  ["", "My trip", null],
])("names a trip that begins at %j", (address, title, placeSlug) => {
  expect(startTrip({ address })).toMatchObject({ title, placeSlug, days: 3, stops: [] });
});

it("takes what is known already", () => {
  expect(startTrip({ title: "Home", days: 5 })).toMatchObject({ title: "Home", days: 5 });
});
