import { cityKey } from "../search/place-keys.ts";
import { findLines } from "./find-lines.ts";
import type { Point } from "./find-zip.server.ts";

export type UsCity = Point & {
  city: string;
  stateCode: string;
  population: number;
  /** A neighborhood, such as Harlem. */
  isPart: boolean;
};

/** The city of a state by its name in any spelling: `St. Louis`, `saint louis`. */
export async function findUsCity(name: string, stateCode: string): Promise<UsCity | undefined> {
  const [city] = await listCities(`${cityKey(name)}|${stateCode.toUpperCase()},`);
  return city;
}

/** The cities with a name in all states, largest first. */
export async function listUsCities(name: string): Promise<UsCity[]> {
  const cities = await listCities(`${cityKey(name)}|`);
  return cities.filter(({ isPart }) => !isPart).sort((one, other) => other.population - one.population);
}

/** Lines as written by scripts/write-us-places.ts. */
async function listCities(start: string): Promise<UsCity[]> {
  const { default: lines } = await import("./assets/cities.txt?raw");
  return findLines(lines, start).map((line) => {
    const [key = "", city = "", latitude, longitude, thousands, kind] = line.split(",");
    return {
      city,
      stateCode: key.slice(-2).toLowerCase(),
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(thousands) * 1_000,
      isPart: kind === "part",
    };
  });
}
