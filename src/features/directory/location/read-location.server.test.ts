import { expect, it } from "vitest";
import { readLocation } from "./read-location.server.ts";

type Parts = [street: string | null, city: string | null, state: string | null, zip: string | null];

async function partsOf(location: string, state?: string): Promise<Parts> {
  const read = await readLocation({ location, state: state ?? null });
  return [read.street, read.city, read.state, read.zip];
}

const peachtree = "99 Peachtree Street";

it.each<[string, ...Parts]>([
  ["Atlanta, Georgia", null, "Atlanta", "Georgia", null],
  ["Atlanta, GA", null, "Atlanta", "Georgia", null],
  ["atlanta , ga.", null, "Atlanta", "Georgia", null],
  ["Atlanta GA", null, "Atlanta", "Georgia", null],
  ["Atlanta, Georgia, USA", null, "Atlanta", "Georgia", null],
  ["Atlanta, GA 30303, United States", null, "Atlanta", "Georgia", "30303"],
  ["99 Peachtree Street, Atlanta, Georgia", peachtree, "Atlanta", "Georgia", null],
  ["99 Peachtree Street Atlanta Georgia", peachtree, "Atlanta", "Georgia", null],
  ["99 Peachtree Street\nAtlanta, GA", peachtree, "Atlanta", "Georgia", null],
  ["55 Auburn Avenue, Atlanta, GA 30303", "55 Auburn Avenue", "Atlanta", "Georgia", "30303"],
  ["55 Auburn Avenue, Atlanta 30303", "55 Auburn Avenue", "Atlanta", "Georgia", "30303"],
  [
    "55 Auburn Ave NE, Suite 200, Atlanta, GA 30303-1234",
    "55 Auburn Ave NE, Suite 200",
    "Atlanta",
    "Georgia",
    "30303",
  ],
  ["Savannah, Georgia", null, "Savannah", "Georgia", null],
  ["12 Broughton St, Savannah, GA 31401", "12 Broughton St", "Savannah", "Georgia", "31401"],
  ["31401", null, "Savannah", "Georgia", "31401"],
  ["GA 31401", null, "Savannah", "Georgia", "31401"],
  ["Savannah", null, "Savannah", "Georgia", null],
  ["12 Elm Street, Savannah", "12 Elm Street", "Savannah", "Georgia", null],
  ["Georgia", null, null, "Georgia", null],
  ["Sweet Auburn, Atlanta, Georgia", "Sweet Auburn", "Atlanta", "Georgia", null],
  ["Buckhead, GA 30305", "Buckhead", "Atlanta", "Georgia", "30305"],
  ["Decatur, GA 30033", null, "Decatur", "Georgia", "30033"],
  ["Saint Louis, Missouri", null, "St. Louis", "Missouri", null],
  ["St Louis MO 63101", null, "St. Louis", "Missouri", "63101"],
  ["Ft. Worth, TX", null, "Fort Worth", "Texas", null],
  ["12 Fort Worth Ave, Dallas, Texas", "12 Fort Worth Ave", "Dallas", "Texas", null],
  ["Winston Salem, North Carolina", null, "Winston-Salem", "North Carolina", null],
  ["Charlotte North Carolina", null, "Charlotte", "North Carolina", null],
  ["Kansas City, Kansas", null, "Kansas City", "Kansas", null],
  ["New York, NY 10027", null, "New York", "New York", "10027"],
  ["New York", null, "New York", "New York", null],
  ["Brooklyn, New York", null, "Brooklyn", "New York", null],
  ["Harlem, New York", null, "Harlem", "New York", null],
  ["125 W 125th St, Harlem, NY 10027", "125 W 125th St, Harlem", "New York", "New York", "10027"],
  ["Washington, D.C.", null, "Washington", "D.C.", null],
  ["Washington DC", null, "Washington", "D.C.", null],
  ["Washington, DC 20001", null, "Washington", "D.C.", "20001"],
  ["1600 U St NW, Washington DC", "1600 U St NW", "Washington", "D.C.", null],
  ["Washington", null, null, "Washington", null],
  ["San Juan, Puerto Rico", null, "San Juan", "Puerto Rico", null],
  ["San Juan, PR 00901", null, "San Juan", "Puerto Rico", "00901"],
  ["Nowhere at All, Georgia", null, "Nowhere at All", "Georgia", null],
  ["99 Peachtree Street, GA", peachtree, null, "Georgia", null],
  ["Atlanta, Georgia 90210", null, "Atlanta", "Georgia", null],
  ["Accra, Ghana", null, "Accra", "Ghana", null],
  ["12 Ring Road, Osu, Accra, Ghana", "12 Ring Road, Osu", "Accra", "Ghana", null],
  ["Kingston, Jamaica", null, "Kingston", "Jamaica", null],
  ["Lagos", null, null, "Lagos", null],
  ["Springfield", null, null, "Springfield", null],
  ["99 Peachtree Street", peachtree, null, null, null],
  ["", null, null, null, null],
  [" , ,", null, null, null, null],
])("parses %j", async (location, ...parts) => {
  expect(await partsOf(location)).toEqual(parts);
});

it.each<[string, string, ...Parts]>([
  ["Springfield", "Illinois", null, "Springfield", "Illinois", null],
  ["99 Peachtree Street, Atlanta", "GA", peachtree, "Atlanta", "Georgia", null],
  ["Savannah, Georgia", "Texas", null, "Savannah", "Georgia", null],
  ["Accra, Ghana", "none", null, "Accra", "Ghana", null],
])("parses %j with %j in the state field", async (location, state, ...parts) => {
  expect(await partsOf(location, state)).toEqual(parts);
});

it.each<[string, number, number]>([
  ["Atlanta, Georgia", 33.75, -84.39],
  ["12 Elm Street, Savannah, Georgia", 32.08, -81.1],
  ["Savannah, Georgia 31401", 32.07, -81.09],
  ["Buckhead, GA 30305", 33.83, -84.39],
  ["Washington, D.C.", 38.9, -77.04],
])("finds the point of %j", async (location, latitude, longitude) => {
  const read = await readLocation({ location });
  expect(read.latitude).toBeCloseTo(latitude, 1);
  expect(read.longitude).toBeCloseTo(longitude, 1);
});

it.each(["Nowhere at All, Georgia", "Georgia", "Accra, Ghana", "99 Peachtree Street", ""])(
  "finds no point for %j",
  async (location) => {
    expect(await readLocation({ location })).toMatchObject({ latitude: null, longitude: null });
  },
);
