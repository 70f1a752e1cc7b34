import { useEffect, useState } from "react";
import { keyOf, type Subjects } from "../subject.ts";
import type { Trip } from "../trip.ts";

/** An address stays short enough for every proxy. */
const maxKeys = 40;

/** What the site knows about the stops of a trip; nothing as long as it is out of reach. */
export function useSubjects(trip: Trip | null): Subjects {
  const [known, setKnown] = useState<Subjects>({});
  const keys = [...new Set(trip?.stops.flatMap((stop) => keyOf(stop) ?? []))];
  const missing = keys.filter((key) => !(key in known)).slice(0, maxKeys);
  const requested = missing.join(" ");
  useEffect(() => {
    if (!requested) return;
    const leaving = new AbortController();
    const query = new URLSearchParams(requested.split(" ").map((key) => ["of", key]));
    fetch(`/trips/subjects?${query}`, { signal: leaving.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Subjects>) : {}))
      .then((found) => setKnown((before) => ({ ...before, ...found })))
      // Without the site, a trip has no map and no warnings, but it is there.
      .catch(() => {});
    return () => leaving.abort();
  }, [requested]);
  return known;
}
