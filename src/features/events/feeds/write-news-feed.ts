import { localTimeOf } from "#platform/calendar/local-time.ts";
import { escapeXml } from "#platform/http/response/escape-xml.ts";
import { formatEventRange } from "../format-event-time.ts";
import { describeRepetition } from "../repetition.ts";
import { type CalendarEvent, zoneOf } from "./calendar-event.ts";

type NewsFeed = {
  name: string;
  description: string;
  /** The page of the feed's events. */
  page: string;
  /** The URL of the feed. */
  url: string;
  events: readonly CalendarEvent[];
};

/** An RSS 2.0 feed with one entry per event, latest change first. The same events always produce the same text. */
export function writeNewsFeed({ name, description, page, url, events }: NewsFeed): string {
  const newest = [...events].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const [latest] = newest;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", name),
    element("link", page),
    element("description", description),
    element("language", "en-us"),
    element("ttl", "60"),
    ...(latest ? [element("lastBuildDate", latest.updatedAt.toUTCString())] : []),
    `<atom:link href="${escapeXml(url)}" rel="self" type="application/rss+xml"/>`,
    ...newest.map(writeItem),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function writeItem(event: CalendarEvent): string {
  const { id, name, type, url, isCanceled, updatedAt, sequence } = event;
  return [
    "<item>",
    element("title", isCanceled ? `Canceled: ${name}` : name),
    element("link", url),
    // A moved or canceled event is news again.
    `<guid isPermaLink="false">${escapeXml(`${id}:${sequence}`)}</guid>`,
    element("pubDate", updatedAt.toUTCString()),
    ...(type ? [element("category", type)] : []),
    element("description", describeEvent(event)),
    "</item>",
  ].join("\n");
}

function describeEvent(event: CalendarEvent): string {
  const { start, end, zone, repetition, location, note, description } = event;
  const startLocal = localTimeOf(start, zoneOf(event) ?? "UTC");
  const when = formatEventRange(start, end, zone);
  const lines = [
    repetition ? `${describeRepetition(repetition, startLocal)}, first on ${when}` : when,
    location,
    note,
    description,
  ];
  return lines.filter(Boolean).join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
