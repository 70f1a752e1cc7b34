import { randomUUID } from "node:crypto";
import { createTrip } from "#features/trips/commands/create-trip.server.ts";
import { shareTrip } from "#features/trips/commands/share-trip.server.ts";
import { listLinks } from "#features/trips/queries/list-links.server.ts";
import type { TripStop } from "#features/trips/trip.ts";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Services } from "#platform/http/services.ts";

const days = 14;
const stops = 200;

/** The secret URL of a trip with the maximum number of stops. */
export async function makeLongTrip(services: Pick<Services, "db" | "env" | "limits">): Promise<string> {
  const { db, env } = services;
  const actor = aMember((await makePerson({ db, owner: db })).id);
  const made = await createTrip(services, actor, {
    title: "Two hundred porches",
    days,
    stops: Array.from({ length: stops }, (_, number) => makeStop(number)),
  });
  if (!made.ok) throw new Error(`The trip was refused: ${made.reason}.`);
  await shareTrip(services, actor, { tripId: made.tripId, role: "edit" });
  const [link] = await listLinks(db, env, made.tripId);
  return link?.address ?? "";
}

function makeStop(number: number): TripStop {
  return {
    ...{ id: randomUUID(), kind: "own", subjectId: null, position: `a${number + 100}1` },
    ...{ day: (number % days) + 1, name: `Porch ${number}`, address: `${number} Peachtree Street` },
    ...{ startsAt: "09:30", minutes: 30, costCents: 1850, costKind: "food", note: "Bring the yams." },
  };
}
