import type { RouterContextProvider } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { findSubjects } from "../queries/find-subjects.server.ts";
import { findTrip, type TripAddress } from "../queries/find-trip.server.ts";
import { missingWords, type TripFileKind, typeOf, writeTripFile } from "./trip-files.ts";

type Requested = {
  address: TripAddress;
  /** `trip.ics` or `trip.gpx`. */
  file: string;
  /** Where the trip is planned. */
  path: string;
};

const kinds: Readonly<Record<string, TripFileKind>> = { "trip.ics": "ics", "trip.gpx": "gpx" };

/** A file of a trip, for whoever may see the trip; to all others it is not there. */
export async function respondWithFile(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  { address, file, path }: Requested,
): Promise<Response> {
  const { db, env } = context.get(servicesContext);
  const visit = context.get(visitContext);
  const kind = kinds[file];
  try {
    const found = kind && (await findTrip(db, actorOf(visit, request), address));
    if (!found) return refuse(404, "There is no such file.");
    const { trip } = found;
    const subjects = await findSubjects(db, trip.stops);
    const url = `${env.APP_ORIGIN}${path}`;
    const text = writeTripFile(kind, { trip, subjects, siteName: env.SITE_NAME, url, writtenAt: new Date() });
    if (text === null) return refuse(409, `${missingWords[kind].title}. ${missingWords[kind].description}`);
    const disposition = `attachment; filename="${file}"`;
    return new Response(text, {
      headers: { ...plain, "content-type": typeOf[kind], "content-disposition": disposition },
    });
  } catch (error) {
    visit.log.error({ error }, "a file of a trip could not be written");
    return refuse(503, "The trip could not be read just now. Please try again in a moment.");
  }
}

// Nobody who searches may find what is behind a secret address.
const plain = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
};

function refuse(status: number, text: string) {
  return new Response(text, { status, headers: { ...plain, "content-type": "text/plain; charset=utf-8" } });
}
