import { redirect } from "react-router";
import { listNearestPlaces } from "#features/directory/exports/nearest-places.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { eventsList } from "../input.ts";
import { keepComingPlaces } from "../queries/find-places.server.ts";
import type { Route } from "./+types/events-near";

const maxPlaces = 8;
const lookedAt = 60;
const nowhere = "nowhere";

/** Redirects from a position to the events in nearby cities. The URL contains cities, not the person's position. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const latitude = readDegrees(url.searchParams.get("lat"), 90);
  const longitude = readDegrees(url.searchParams.get("lng"), 180);
  if (latitude === null || longitude === null) return redirect(eventsList.path);
  const places = await listNearestPlaces(db, { latitude, longitude, limit: lookedAt });
  const coming = await keepComingPlaces(db, places, { now: new Date(), limit: maxPlaces });
  return redirect(eventsList.href({ near: coming.join(".") || nowhere }));
}

function readDegrees(text: string | null, max: number): number | null {
  const degrees = text ? Number(text) : Number.NaN;
  return Math.abs(degrees) <= max ? degrees : null;
}
