import type { HelpText } from "#features/community/exports/search-help.server.ts";
import type { TextBusiness } from "#features/directory/exports/find-businesses.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { summarizeText } from "#ui/summarize-text.ts";
import type { Found } from "./found.ts";
import type { EntryRow } from "./queries/find-entries.server.ts";

const maxSummary = 160;

/** A business as results show it. */
export function presentBusiness(business: TextBusiness): Found {
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

/** An entry of any other kind. */
export function presentEntry(row: EntryRow, href: string): Found {
  return {
    kind: row.kind,
    id: row.id,
    title: row.title,
    detail: shortenLocation(row.detail),
    summary: summarizeText(row.summary, maxSummary),
    href,
    pictureUrl: ownPicture(row.picture_url),
    price: row.price,
    rating: null,
    startsAt: row.date ? { date: row.date, time: row.time } : null,
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
