import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EventCard } from "./event-card.tsx";
import type { EventCardData } from "./event-card-data.ts";
import { EventRow } from "./event-row.tsx";

const event: EventCardData = {
  ...{ id: "0197aaaa-0000-7000-8000-000000000001", name: "Founders’ Fish Fry", type: "Pitch night" },
  ...{
    summary: "Six founders, one prize.",
    startsAt: "2026-11-21T23:00:00Z",
    endsAt: "2026-11-22T03:00:00Z",
  },
  ...{ timeZone: "America/New_York", location: "Durham, North Carolina", isVirtual: false },
  ...{ organizer: "Kinfolk Coffee Works", imageUrl: null, ticketLink: null, repeats: null },
  ...{ isMoved: false, isCanceled: false },
};
const shapes = [
  ["row", (more: Partial<EventCardData>) => renderToStaticMarkup(<EventRow event={{ ...event, ...more }} />)],
  [
    "card",
    (more: Partial<EventCardData>) =>
      renderToStaticMarkup(<EventCard event={{ ...event, ...more }} index={0} />),
  ],
] as const;
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ");

describe.each(shapes)("an event as a %s", (shape, render) => {
  it("[EVT-37] [EVT-39] [EVT-40] [EVT-41] [EVT-42] [EVT-44] [EVT-46] shows name, date, place and organizer", () => {
    const text = textOf(render({}));
    for (const part of [
      "Pitch night",
      "Founders’ Fish Fry",
      "Six founders, one prize.",
      "6:00 PM to 10:00 PM EST",
    ])
      expect(text).toContain(part);
    for (const part of [
      "Durham, North Carolina",
      "Kinfolk Coffee Works",
      shape === "row" ? "Sat, Nov 21, 2026" : "Sat, Nov 21",
    ])
      expect(text).toContain(part);
  });

  it("shows date and place in one line, the time once, and the organizer", () => {
    const html = render({});
    expect(html).toMatch(
      /<p class="event-when">(?:(?!<\/p>).)*10:00 PM EST(?:(?!<\/p>).)*Durham, North Carolina/,
    );
    expect(html.match(/6:00 PM/g)).toHaveLength(1);
    expect(textOf(html)).toContain("Hosted by Kinfolk Coffee Works");
    expect(html).not.toContain("<svg");
  });

  it("[EVT-38] calls an event without a type an Event", () => {
    expect(render({ type: null })).toMatch(/>Event</);
    expect(render({})).not.toMatch(/>Event</);
  });

  it("[EVT-43] shows Date TBD while the date is unknown", () => {
    expect(textOf(render({ startsAt: null, endsAt: null }))).toContain("Date TBD");
    expect(textOf(render({}))).not.toContain("TBD");
  });

  it("[EVT-45] shows Virtual Event instead of a place", () => {
    const text = textOf(render({ isVirtual: true }));
    expect(text).toContain("Virtual Event");
    expect(text).not.toContain("Durham");
  });

  it("[EVT-47] [EVT-48] links to the event page", () => {
    expect(render({})).toMatch(new RegExp(`<a[^>]* href="/event/${event.id}"[^>]*>More Info / RSVP<`));
  });

  it("[EVT-49] [EVT-50] links to the tickets of a community event in a new tab, or nowhere", () => {
    const id = `ne-${event.id}`;
    const tickets = render({ id, ticketLink: "https://tickets.example/1" });
    expect(tickets).toMatch(
      /<a[^>]* href="https:\/\/tickets\.example\/1" target="_blank"[^>]*>More Info \/ RSVP</,
    );
    const nowhere = render({ id });
    expect(nowhere).toMatch(/<a[^>]* href="#"[^>]*>More Info \/ RSVP</);
    expect(nowhere).not.toContain("_blank");
    expect(nowhere).not.toContain("/event/");
  });

  it("[EVT-35] [EVT-36] shows the event's picture, or a cloth chosen by its id", () => {
    expect(render({ imageUrl: "/files/event_images/1.webp" })).toContain('src="/files/event_images/1.webp"');
    const stock = /src="(\/cloth[^"]*)"/;
    const [, cloth] = stock.exec(render({})) ?? [];
    expect(cloth).toContain(event.id);
    expect(stock.exec(render({}))?.[1]).toBe(cloth);
  });

  it("says that it moved, is canceled or repeats", () => {
    expect(textOf(render({ isMoved: true }))).toContain("New date");
    const canceled = textOf(render({ isMoved: true, isCanceled: true }));
    expect(canceled).toContain("Canceled");
    expect(canceled).not.toContain("New date");
    expect(textOf(render({ repeats: "Every Tuesday" }))).toContain("Every Tuesday");
  });
});
