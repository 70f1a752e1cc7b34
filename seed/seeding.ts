import { createIds } from "./ids.ts";
import { createRandom, type Random } from "./random.ts";

/** The context that every part of the demo data is generated from. The same seed and day give the same rows. */
export type Seeding = {
  today: Date;
  random: (part: string) => Random;
  ids: (part: string) => () => string;
  /** A time this many days from today, at a minute of that day (UTC). */
  daysFromToday: (days: number, minuteOfDay?: number) => string;
  /** A local time in a time zone, as UTC. */
  localTime: (days: number, hour: number, minute: number, timeZone: string) => string;
};

export function createSeeding(seed: number, today: Date): Seeding {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const at = (days: number, minuteOfDay: number) => new Date(midnight + (days * 1440 + minuteOfDay) * 60_000);
  return {
    today,
    random: (part) => createRandom(seed, part),
    ids: (part) => createIds(createRandom(seed, `ids of ${part}`)),
    daysFromToday: (days, minuteOfDay = 720) => {
      const moment = at(days, minuteOfDay);
      // Past events must not be later than now.
      const isAhead = days <= 0 && moment > today;
      return (isAhead ? new Date(today.getTime() - (1440 - minuteOfDay) * 1000) : moment).toISOString();
    },
    localTime: (days, hour, minute, timeZone) => {
      const moment = at(days, hour * 60 + minute);
      return new Date(moment.getTime() - offsetMinutes(moment, timeZone) * 60_000).toISOString();
    },
  };
}

function offsetMinutes(moment: Date, timeZone: string) {
  const name = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? [];
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -total : total;
}
