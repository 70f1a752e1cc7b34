import { artistsRequests } from "./artists.ts";
import { eventsRequests } from "./events.ts";
import { foodRequests } from "./food.ts";
import { hairRequests } from "./hair.ts";
import { helpRequests } from "./help.ts";
import { mixedRequests } from "./mixed.ts";
import { namesRequests } from "./names.ts";
import type { SampleRequest } from "./parse-request-table.ts";
import { placesRequests } from "./places.ts";
import { pricesRequests } from "./prices.ts";
import { servicesRequests } from "./services.ts";
import { shoppingRequests } from "./shopping.ts";
import { timesRequests } from "./times.ts";
import { travelRequests } from "./travel.ts";
import { typosRequests } from "./typos.ts";

/** Searches that people are known to type, by theme. */
export const requestsByTheme: Readonly<Record<string, readonly SampleRequest[]>> = {
  food: foodRequests,
  hair: hairRequests,
  shopping: shoppingRequests,
  prices: pricesRequests,
  services: servicesRequests,
  events: eventsRequests,
  times: timesRequests,
  artists: artistsRequests,
  travel: travelRequests,
  help: helpRequests,
  places: placesRequests,
  typos: typosRequests,
  names: namesRequests,
  mixed: mixedRequests,
};
