import type { Listing } from "./businesses.ts";
import { eventKinds, namedEvents } from "./event-words.ts";
import type { Row } from "./insert-rows.ts";
import { locationOf, type Place, placeOf, places } from "./places.ts";
import type { Random } from "./random.ts";
import type { Seeding } from "./seeding.ts";
import { drawUnique, fill, slugOf } from "./text.ts";

const wanted = { events: 120, community: 24 };

/** Events around today: those in the page designs, then more of every kind, past and future. */
export function buildEvents(
  seeding: Seeding,
  listings: readonly Listing[],
): { events: Row[]; newEvents: Row[] } {
  const random = seeding.random("events");
  const nextId = seeding.ids("events");
  const taken = new Set<string>();
  const weekday = seeding.today.getUTCDay();

  const events: Row[] = namedEvents.map((event, index) => {
    taken.add(slugOf(event.name));
    const place = placeOf(event.location);
    // Counting weeks from the next Sunday keeps each event on its weekday.
    const day = 7 - weekday + 7 * event.week + event.weekday;
    return {
      id: nextId(),
      name: event.name,
      description: event.description,
      start_datetime: seeding.localTime(day, event.from, 0, place.timeZone),
      end_datetime: seeding.localTime(day, event.to, 0, place.timeZone),
      time_zone: place.timeZone,
      location: event.isVirtual
        ? "Virtual"
        : event.where
          ? `${event.where}, ${event.location}`
          : event.location,
      is_virtual: event.isVirtual ?? false,
      featured: index < 3,
      event_type: event.type,
      organizer_name: event.organizer,
      website: `https://${slugOf(event.name)}.example`,
      ticket_link: null,
      approval_status: "approved",
      created_at: seeding.daysFromToday(-40 + index),
    };
  });
  while (events.length < wanted.events)
    events.push(drawEvent(seeding, random, nextId(), taken, listings, events.length));
  return { events, newEvents: buildNewEvents(seeding, taken) };
}

function drawEvent(
  seeding: Seeding,
  random: Random,
  id: string,
  taken: Set<string>,
  listings: readonly Listing[],
  index: number,
): Row {
  const kind = random.weighted(eventKinds, ({ weight }) => weight);
  const place = random.weighted(places, ({ weight }) => weight);
  const name = drawUnique(() => fill(random, random.pick(kind.titles), slotsOf(place)), taken);
  const isVirtual = random.chance(0.12);
  // Eight pending, five rejected; the rest are approved, and six of ten are in the future.
  const status = index % 14 === 3 ? "pending" : index % 23 === 7 ? "rejected" : "approved";
  const isAhead = status === "pending" || random.chance(0.6);
  const day = onItsWeekday(seeding, name, isAhead ? random.between(8, 240) : -random.between(8, 320));
  const hour = random.pick(kind.hours);
  const hosts = listings.filter(({ row }) => row.location === locationOf(place));
  const organizer = random.chance(0.8) ? random.pick(hosts).row.name : null;
  const host = slugOf(name).slice(0, 40);
  return {
    id,
    name,
    description: fill(random, random.some(kind.descriptions, 2).join(" "), slotsOf(place)),
    start_datetime: seeding.localTime(day, hour, random.pick([0, 0, 30]), place.timeZone),
    end_datetime: random.chance(0.85)
      ? seeding.localTime(day, hour + random.between(2, 4), 30, place.timeZone)
      : null,
    time_zone: place.timeZone,
    location: isVirtual ? "Virtual" : drawLocation(random, place),
    is_virtual: isVirtual,
    featured: status === "approved" && random.chance(0.06),
    event_type: kind.type,
    organizer_name: organizer,
    website: `https://${host}.example/rsvp`,
    ticket_link: random.chance(0.4) ? `https://tickets.example/${host}` : null,
    approval_status: status,
    created_at: seeding.daysFromToday(Math.min(day, 0) - random.between(status === "pending" ? 0 : 5, 30)),
  };
}

function buildNewEvents(seeding: Seeding, taken: Set<string>): Row[] {
  const random = seeding.random("community events");
  const nextId = seeding.ids("community events");
  return Array.from({ length: wanted.community }, (_, index) => {
    const kind = random.weighted(eventKinds, ({ weight }) => weight);
    const place = random.weighted(places, ({ weight }) => weight);
    const title = drawUnique(() => fill(random, random.pick(kind.titles), slotsOf(place)), taken);
    const day = onItsWeekday(
      seeding,
      title,
      random.chance(0.65) ? random.between(8, 200) : -random.between(8, 200),
    );
    return {
      id: nextId(),
      title,
      description: fill(random, random.pick(kind.descriptions), slotsOf(place)),
      date: index % 12 === 5 ? null : seeding.localTime(day, random.pick(kind.hours), 0, place.timeZone),
      location: index % 8 === 2 ? "Virtual, link by e-mail" : drawLocation(random, place),
      ticket_link: random.chance(0.75) ? `https://tickets.example/${slugOf(title).slice(0, 40)}` : null,
      created_at: seeding.daysFromToday(-random.between(1, 60)),
    };
  });
}

function slotsOf(place: Place) {
  const quarter = place.quarters.map((name) => name.replace(/^the /, ""));
  return { city: place.city, quarter, state: place.state };
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Moves an event with a weekday in its name to that weekday, by a few days at most. */
function onItsWeekday(seeding: Seeding, name: string, day: number) {
  const wanted = weekdays.findIndex((weekday) => name.includes(weekday));
  if (wanted < 0) return day;
  const there = (((seeding.today.getUTCDay() + day) % 7) + 7) % 7;
  return day + ((wanted - there + 7) % 7);
}

const rooms = [
  "Old Post Hall",
  "Union Hall No. 4",
  "Carver Library",
  "Mount Olive Annex",
  "the Depot",
  "Lincoln Street Gym",
  "the Rose Room",
  "Market Shed Three",
  "the Armory Floor",
  "Wheatley House",
  "the Rooftop on Main",
  "Founders Chapel",
];

function drawLocation(random: Random, place: Place) {
  return random.chance(0.75) ? `${random.pick(rooms)}, ${locationOf(place)}` : locationOf(place);
}
