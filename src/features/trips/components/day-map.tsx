import { useState } from "react";
import { RouteMap } from "#ui/map/route-map.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { formatClock } from "../days.ts";
import { milesBetween, walkMiles, walkMinutes } from "../distance.ts";
import { listStops } from "../position.ts";
import { keyOf, type Subjects } from "../subject.ts";
import type { Trip } from "../trip.ts";

export type MappedStop = {
  id: string;
  label: string;
  startsAt: string | null;
  latitude: number;
  longitude: number;
  /** The middle of its city. */
  isApproximate: boolean;
};

/** The stops of a day whose place on the map is known. */
export function listMapped(trip: Trip, subjects: Subjects, day: number): MappedStop[] {
  return listStops(trip.stops, day).flatMap((stop) => {
    const { latitude = null, longitude = null, isApproximate = false } = subjects[keyOf(stop) ?? ""] ?? {};
    if (latitude === null || longitude === null) return [];
    return [{ id: stop.id, label: stop.name, startsAt: stop.startsAt, latitude, longitude, isApproximate }];
  });
}

/** The way through one day, chosen by its tab. Without JavaScript the first day that has places is shown. */
export function DayMap({ trip, subjects }: { trip: Trip; subjects: Subjects }) {
  const days = Array.from({ length: trip.days }, (_, index) => index + 1);
  const mapped = days.filter((day) => listMapped(trip, subjects, day).length > 0);
  const [chosen, choose] = useState<number | null>(null);
  const day = chosen !== null && mapped.includes(chosen) ? chosen : mapped[0];
  if (day === undefined) return null;
  const stops = listMapped(trip, subjects, day);
  const exact = stops.filter(({ isApproximate }) => !isApproximate);
  const legs = exact.slice(1).map((stop, index) => milesBetween(exact[index] ?? stop, stop));
  const miles = legs.reduce((sum, leg) => sum + leg, 0);
  return (
    <section className="trip-map" aria-labelledby="trip-map-title">
      <SectionHead id="trip-map-title" title="The day on the map" />
      <div className="trip-route">
        <div className="trip-route-list">
          <div className="trip-route-days">
            {mapped.map((other) => (
              <button key={other} type="button" aria-pressed={other === day} onClick={() => choose(other)}>
                Day {other}
              </button>
            ))}
          </div>
          <ol>
            {stops.map((stop, index) => (
              <li key={stop.id}>
                <i aria-hidden="true">{index + 1}</i>
                <b>{stop.label}</b>
                {stop.startsAt && <span>{formatClock(stop.startsAt)}</span>}
                {stop.isApproximate && <span>about here</span>}
              </li>
            ))}
          </ol>
          {legs.length > 0 && (
            <p className="trip-route-sum">
              <span>About {miles.toFixed(1)} miles</span>
              {legs.every((leg) => leg <= walkMiles) && <span>{walkMinutes(miles)} min on foot</span>}
            </p>
          )}
        </div>
        <RouteMap stops={stops} label={`Day ${day} on the map`} className="trip-route-map" />
      </div>
    </section>
  );
}
