import type { MetaDescriptor } from "react-router";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { listJsonLd } from "#platform/http/meta/list-json-ld.ts";
import { type RootMatch, siteNameOf } from "#platform/http/meta/site-name.ts";
import type { EventCardData } from "../components/event-card-data.ts";
import { eventPathOf } from "../components/event-link.tsx";
import { defineEventsOf, type EventsOfQuery } from "./input.ts";

type Loaded = {
  query: EventsOfQuery;
  found: { name: string; items: readonly EventCardData[] } | null;
};
type MetaArgs = { loaderData: Loaded | undefined; matches: readonly [RootMatch, ...unknown[]] };

/** Meta tags for search engines and feed readers about the events of a city or an organizer. */
export function describeEventsOf(
  { loaderData, matches: [root] }: MetaArgs,
  path: string,
  titleOf: (name: string) => string,
): MetaDescriptor[] {
  if (!loaderData?.found || !root.loaderData) return [{ name: "robots", content: "noindex" }];
  const { query, found } = loaderData;
  const { origin } = root.loaderData;
  const list = defineEventsOf(path);
  const title = titleOf(found.name);
  const siteName = siteNameOf(root);
  const canonical = new URL(path, origin).href;
  const names = found.items.slice(0, 3).map(({ name }) => name);
  const description = `${title}: ${names.length > 0 ? `${names.join(", ")} and more` : "what was, and what is to come"}. Dates, places and how to get in, on ${siteName}.`;
  return [
    ...describePage({ title, description, canonical, siteName }),
    ...(list.isIndexed(query) ? [] : [{ name: "robots", content: "noindex, follow" }]),
    ...feedLinks(canonical, title),
    { "script:ld+json": eventsJsonLd(found.items, title, canonical) },
  ];
}

/** The same events for calendars and feed readers. */
function feedLinks(canonical: string, title: string): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "alternate", type: "text/calendar", title, href: `${canonical}.ics` },
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title, href: `${canonical}.rss` },
  ];
}

/** The listed events that have pages, in schema.org terms. */
function eventsJsonLd(items: readonly EventCardData[], name: string, url: string) {
  const pages = items.flatMap(({ id, name }) => {
    const path = eventPathOf(id);
    return path ? [{ url: new URL(path, url).href, name }] : [];
  });
  return listJsonLd({ name, url }, pages);
}
