import { randomUUID } from "node:crypto";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import type { TestServices } from "#testing/services.ts";
import { createTrip } from "./commands/create-trip.server.ts";
import { shareTrip } from "./commands/share-trip.server.ts";
import type { TripRole } from "./permissions.ts";
import { listLinks } from "./queries/list-links.server.ts";
import type { TripDetails, TripStop } from "./trip.ts";
import { aStop } from "./trip-for-tests.ts";

/** An owner with a trip of three days. */
export async function makeTrip(services: TestServices, details: Partial<TripDetails> = {}) {
  const owner = await makePerson(services);
  const made = await createTrip(services, aMember(owner.id), { title: "Savannah with Mama", ...details });
  if (!made.ok) throw new Error(made.reason);
  return { owner, tripId: made.tripId };
}

/** The key of a new secret URL. */
export async function makeKey(
  services: TestServices,
  { owner, tripId, role }: { owner: TestPerson; tripId: string; role: TripRole },
): Promise<string> {
  const shared = await shareTrip(services, aMember(owner.id), { tripId, role });
  if (!shared.ok) throw new Error(shared.reason);
  const links = await listLinks(services.db, services.env, tripId);
  return (
    links
      .find((link) => link.role === role)
      ?.address.split("/")
      .at(-1) ?? ""
  );
}

/** A new stop, as its author sends it. */
export function aNewStop(values: Partial<TripStop> = {}): TripStop {
  return aStop({ id: randomUUID(), ...values });
}
