import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { describeCount } from "#ui/format-number.ts";
import { partsOf } from "../city-meta.ts";
import { cityPath } from "../city-path.ts";
import { readCity } from "../read-city.server.ts";

/** A short description of a city's page. */
export type CityPage = { slug: string; to: string; name: string; text: string };

/**
 * The page of a city such as `savannah-ga`, if there is one. Cached for minutes, because counting takes a dozen
 * queries.
 */
export const findCityPage = remember(
  async (db: Db, slug: string): Promise<CityPage | null> => {
    const city = await readCity(db, slug);
    if (!city) return null;
    const counts = partsOf(city).map(({ count, one, many }) => describeCount(count, one, many));
    return {
      slug,
      to: cityPath(slug),
      name: `${city.city}, ${city.stateName}`,
      text: `Everything in one city: ${joinWords(counts)}.`,
    };
  },
  { freshForMs: 600_000, staleForMs: 3_600_000, maxEntries: 2_000 },
);

const joinWords = (words: readonly string[]) =>
  new Intl.ListFormat("en-US", { type: "conjunction", style: "long" }).format(words);
