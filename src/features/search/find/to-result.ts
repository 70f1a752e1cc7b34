import type { HelpText } from "#features/community/exports/search-help.server.ts";
import type { BusinessResult } from "#features/directory/exports/load-business-results.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import type { SearchHit } from "#platform/search/engine.ts";
import { summarizeText } from "#ui/summarize-text.ts";
import type { SearchKind } from "../parse/parsed-query.ts";
import type { ResultDate } from "./load-dates.server.ts";
import type { Result } from "./result.ts";

const maxSummary = 160;

export function toBusinessResult(business: BusinessResult): Result {
  const { id, name, category, location, description, rating } = business;
  return {
    kind: "business",
    id,
    title: name,
    detail: [category, location && shortenLocation(location)].filter(Boolean).join(" · "),
    summary: summarizeText(description, maxSummary),
    href: `/business/${id}`,
    pictureUrl: localPicture(business.pictureUrl),
    price: null,
    rating,
    startsAt: null,
  };
}

type HitDetails = { kind: SearchKind; href: string; startsAt: ResultDate | null };

/** A hit of any kind except businesses and help. */
export function toResult(hit: SearchHit, { kind, href, startsAt }: HitDetails): Result {
  return {
    kind,
    id: hit.id,
    title: hit.title,
    detail: shortenLocation(hit.detail),
    summary: summarizeText(hit.summary, maxSummary),
    href,
    pictureUrl: localPicture(hit.pictureUrl),
    price: hit.price,
    rating: null,
    startsAt,
  };
}

export function toHelpResult({ id, section, question, answer, href }: HelpText): Result {
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

/** Pictures on other sites would reveal the visitor to them. */
export function localPicture(url: string | null): string | null {
  return url && /^\/[^/\\]/.test(url) ? url : null;
}
