import type { Db } from "#platform/db/open-database.server.ts";
import { rateLimitHeaders } from "#platform/http/limits/rate-limit-headers.ts";
import { etagOf, isKnown } from "#platform/http/response/etag.server.ts";
import { dataPolicy } from "#platform/http/security/security-headers.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import { eventLimits } from "../limits.ts";
import { findCalendarOwner } from "./queries/find-calendar-owner.server.ts";
import { findFeedName } from "./queries/find-feed-name.server.ts";
import { type FeedScope, listFeedIds } from "./queries/list-feed-ids.server.ts";
import { readCalendarEvents } from "./queries/read-calendar-events.server.ts";
import { writeCalendar } from "./write-calendar.ts";
import { writeNewsFeed } from "./write-news-feed.ts";

type Options = { services: Services; headers: Record<string, string> };
type Format = "ics" | "rss";
type Address = { kind: "event" | "place" | "organizer" | "saved"; name: string; format: Format };

const types: Record<Format, string> = { ics: "text/calendar", rss: "application/rss+xml" };
const kinds = { event: "event", "events/in": "place", "events/by": "organizer", calendar: "saved" } as const;
const pattern = /^\/(event|events\/in|events\/by|calendar)\/([A-Za-z0-9_-]{1,200})\.(ics|rss)$/;
/** The routes that may be feeds; pages of the same paths have no extension. */
export const feedPaths = ["event", "events/in", "events/by", "calendar"].map(
  (folder) => `/${folder}/:file{.+\\.(?:ics|rss)}`,
);
/** Clients poll about every hour, so a change reaches them within the hour. */
const freshSeconds = 900;
/** Events without an end are exact for this many years. */
const yearsAhead = 5;

/** Serves calendar files and news feeds of an event, a place, an organizer or a person's saved events. */
export function createFeedHandler({ services, headers }: Options) {
  const { db, env, limits } = services;
  const { APP_ORIGIN: origin, SITE_NAME: siteName } = env;

  return async (request: Request, { ip, requestId }: Pick<Visit, "ip" | "requestId">) => {
    const { pathname } = new URL(request.url);
    const address = readAddress(pathname);
    if (!address) return undefined;
    const all = { ...headers, "content-security-policy": dataPolicy, "x-request-id": requestId };
    const refuse = (status: number, text: string, more: Record<string, string> = {}) => {
      const plain = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
      return new Response(text, { status, headers: { ...all, ...plain, ...more } });
    };
    const limit = await limits.take(eventLimits.feedNetwork, ip);
    if (!limit.ok)
      return refuse(429, "Please slow down.", rateLimitHeaders(eventLimits.feedNetwork.name, limit));
    const body = await write(address, pathname);
    if (body === null) return refuse(404, "There is no such calendar.");
    const isSecret = address.kind === "saved";
    const etag = etagOf(body);
    const shown = {
      ...all,
      "cache-control": `${isSecret ? "private" : "public"}, max-age=${freshSeconds}`,
      "content-type": `${types[address.format]}; charset=utf-8`,
      etag,
      // Search engines must not index the URL of a person's calendar.
      ...(isSecret && { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" }),
      ...(address.kind === "event" && { "content-disposition": 'attachment; filename="event.ics"' }),
    };
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers: shown });
    return new Response(request.method === "HEAD" ? null : body, { headers: shown });
  };

  async function write({ kind, name, format }: Address, path: string): Promise<string | null> {
    const scope = await findScope(db, kind, name);
    const title = scope && (await findFeedName(db, scope, siteName));
    if (!scope || title === null) return null;
    const now = new Date();
    const ids = await listFeedIds(db, { scope, now });
    const events = await readCalendarEvents(db, { ids, origin });
    if (kind === "event" && events.length === 0) return null;
    // The file does not repeat its secret URL.
    const url = `${origin}${kind === "saved" ? "/dashboard" : path}`;
    if (format === "ics")
      return writeCalendar({ siteName, name: title, url, events, toYear: now.getUTCFullYear() + yearsAhead });
    return writeNewsFeed({
      name: title,
      description: `New, moved and canceled events, by ${siteName}.`,
      page: `${origin}${kind === "saved" ? "/dashboard" : path.replace(/\.rss$/, "")}`,
      url: `${origin}${path}`,
      events,
    });
  }
}

function readAddress(path: string): Address | null {
  const [, prefix, name, format] = pattern.exec(path) ?? [];
  const kind = kinds[prefix as keyof typeof kinds];
  if (!kind || !name || (format !== "ics" && format !== "rss")) return null;
  // A single event has no news feed.
  return kind === "event" && format === "rss" ? null : { kind, name, format };
}

async function findScope(db: Db, kind: Address["kind"], name: string): Promise<FeedScope | null> {
  if (kind === "event") return { kind, id: name };
  if (kind !== "saved") return { kind, slug: name };
  const userId = await findCalendarOwner(db, name);
  return userId ? { kind, userId } : null;
}
