import type { RouterContextProvider } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import { isKnown } from "#platform/http/response/etag.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { tripLimits } from "./limits.ts";
import { findTripVersion, type TripAddress } from "./queries/find-trip.server.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

/** The number of a trip's last change, which an open page asks for every few seconds. */
export async function respondWithVersion(
  { context, request }: Args,
  address: TripAddress,
): Promise<Response> {
  const { db, limits } = context.get(servicesContext);
  const visit = context.get(visitContext);
  const tooMany = await refuseIfTooMany(limits, [[tripLimits.refreshNetwork, visit.ip]]);
  if (tooMany) {
    const headers = { "Retry-After": String(tooMany.retryAfterSeconds) };
    return Response.json({ error: "Please slow down." }, { status: 429, headers });
  }
  const version = await findTripVersion(db, actorOf(visit, request), address);
  if (version === null) return Response.json({ error: "This trip is no longer here." }, { status: 404 });
  const etag = `W/"trip-${version}"`;
  const headers = { etag, "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return Response.json({ version }, { headers });
}
