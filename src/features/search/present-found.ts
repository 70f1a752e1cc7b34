import type { HelpText } from "#features/community/exports/search-help.server.ts";
import type { FoundBusiness } from "#features/directory/exports/find-businesses.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import type { SearchHit } from "#platform/search/engine.ts";
import { summarizeText } from "#ui/summarize-text.ts";
import type { FoundDate } from "./find/read-dates.server.ts";
import type { Found } from "./found.ts";
import type { SearchKind } from "./reading/reading.ts";

const maxSummary = 160;

/** A business as results show it. */
export function presentBusiness(business: FoundBusiness): Found {
  const { id, name, category, location, description, rating } = business;
  return {
    kind: "business",
    id,
    title: name,
    detail: [category, location && shortenLocation(location)].filter(Boolean).join(" · "),
    summary: summarizeText(description, maxSummary),
    href: `/business/${id}`,
    pictureUrl: ownPicture(business.pictureUrl),
    price: null,
    rating,
    startsAt: null,
  };
}

type Presented = { kind: SearchKind; href: string; startsAt: FoundDate | null };

/** A hit of any other kind. */
export function presentHit(hit: SearchHit, { kind, href, startsAt }: Presented): Found {
  return {
    kind,
    id: hit.id,
    title: hit.title,
    detail: shortenLocation(hit.detail),
    summary: summarizeText(hit.summary, maxSummary),
    href,
    pictureUrl: ownPicture(hit.pictureUrl),
    price: hit.price,
    rating: null,
    startsAt,
  };
}

/** A question of the help page. */
export function presentHelp({ id, section, question, answer, href }: HelpText): Found {
  return {
    kind: "help",
    id,
    title: question,
    detail: section,
    summary: summarizeText(answer, maxSummary),
    href,
    pictureUrl: null,
    price: null,
    rating: null,
    startsAt: null,
  };
}

/** Pictures of other sites would tell them who searches. */
export function ownPicture(url: string | null): string | null {
  return url && /^\/[^/\\]/.test(url) ? url : null;
}
