import type { Db } from "#platform/db/open-database.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { listGuideTitles } from "../queries/list-guide-titles.server.ts";
import type { TravelQuery } from "./input.ts";
import { countTravel } from "./queries/count-travel.server.ts";
import { listExperiences } from "./queries/list-experiences.server.ts";

const maxGuides = 3;

/** All data of the travel page. */
export async function readTravel(db: Db, query: TravelQuery) {
  const [page, counts, guides, switches] = await Promise.all([
    listExperiences(db, query),
    countTravel(db),
    listGuideTitles(db, { limit: maxGuides }),
    readSwitches(db),
  ]);
  return { ...page, counts, guides, hasReviews: switches.has("travel_reviews") };
}
