import { randomUUID } from "node:crypto";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { accept } from "#testing/deletion/act.ts";
import { fullName, words } from "#testing/deletion/canary.ts";
import { defineFeatureTests, type Given } from "#testing/feature-tests.ts";
import { changeTrip } from "./commands/change-trip.server.ts";
import { createTrip } from "./commands/create-trip.server.ts";
import { shareTrip } from "./commands/share-trip.server.ts";
import { aNewStop } from "./trips-for-tests.ts";

const change = JSON.stringify({ type: "remove-stop", id: "00000000-0000-4000-8000-000000000000" });

async function addTrip({ services: { db }, owner }: Given): Promise<string> {
  const { id } = await db
    .insertInto("trips")
    .values({ owner_id: owner.id, title: "Savannah with Mama", starts_on: "2027-03-19" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const stop = { id: randomUUID(), trip_id: id, day: 1, position: "V", kind: "own", name: "Breakfast" };
  await db.insertInto("trip_stops").values(stop).execute();
  return id;
}

export const featureTests = defineFeatureTests({
  examples: {
    "/trips/:id": addTrip,
    "/trips/:id/files/:file": async (given) => ({ id: await addTrip(given), file: "trip.ics" }),
    "/trips/shared/:key": "nobodys-key",
    "/trips/shared/:key/files/:file": { key: "nobodys-key", file: "trip.ics" },
  },
  forms: { "POST /trips/:id/live": { change }, "POST /trips/shared/:key/live": { change } },
  seeders: [
    {
      what: "trips with their stops, one of them shared",
      leaves: ["trips.title", "trips.notes", "trip_stops.name", "trip_stops.note"],
      seed: async ({ services, person }) => {
        const actor = aMember(person.id);
        const details = { title: `Home with ${fullName}`, notes: `${words} ${fullName}` };
        const { tripId } = accept(await createTrip(services, actor, details));
        const stop = aNewStop({ name: `Lunch with ${fullName}`, note: words });
        accept(await changeTrip(services, actor, { tripId, change: { type: "add-stop", stop } }));
        accept(await shareTrip(services, actor, { tripId, role: "edit" }));
      },
    },
  ],
});
