import { data, type RouterContextProvider } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { gainsByJoining } from "./permissions.ts";
import { findSubjects } from "./queries/find-subjects.server.ts";
import { findTrip, type TripAddress } from "./queries/find-trip.server.ts";
import { listLinks } from "./queries/list-links.server.ts";
import { listPeople } from "./queries/list-people.server.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };
export type LoadedTrip = Awaited<ReturnType<typeof loadTrip>>;

/** The trip, or a page that is not there. */
export async function requireTrip({ context, request }: Args, address: TripAddress) {
  const actor = actorOf(context.get(visitContext), request);
  const found = await findTrip(context.get(servicesContext).db, actor, address);
  if (!found) throw data(null, { status: 404 });
  return { ...found, actor };
}

/** Everything that a trip's page shows. Its people are for its people; its addresses for its owner. */
export async function loadTrip(args: Args, address: TripAddress) {
  const { db, env } = args.context.get(servicesContext);
  const found = await requireTrip(args, address);
  const { id, trip, version, canEdit, isOwner, memberRole, actor } = found;
  const isMember = isOwner || memberRole !== null;
  const people = isMember ? await listPeople(db, id) : [];
  return {
    id,
    trip,
    version,
    canEdit,
    isOwner,
    isMember,
    canJoin: gainsByJoining(actor, found),
    subjects: await findSubjects(db, trip.stops),
    people: people.map((person) => ({ ...person, isYou: actor.kind === "person" && person.id === actor.id })),
    links: isOwner ? await listLinks(db, env, id) : [],
  };
}
