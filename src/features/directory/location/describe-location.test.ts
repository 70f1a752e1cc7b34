import { expect, it } from "vitest";
import { describeLocation } from "./describe-location.ts";
import { readLocation } from "./read-location.server.ts";

it.each([
  [
    "55 Auburn Avenue, Atlanta, GA 30303",
    "Understood as 55 Auburn Avenue, Atlanta, Georgia 30303. On the map at its ZIP code.",
  ],
  ["Savannah, GA", "Understood as Savannah, Georgia. On the map in the middle of Savannah."],
  [
    "99 Peachtree Street, Atlanta, Georgia",
    "Understood as 99 Peachtree Street, Atlanta, Georgia. On the map in the middle of Atlanta; add the ZIP code to come closer.",
  ],
  ["Georgia", "Understood as Georgia, without a city. Add city and state to be found there."],
  ["Accra, Ghana", "Understood as Accra, Ghana. We do not know where this city is, so it is not on the map."],
  ["", null],
])("describes how %j was parsed", async (location, words) => {
  expect(describeLocation(await readLocation({ location }))).toBe(words);
});
