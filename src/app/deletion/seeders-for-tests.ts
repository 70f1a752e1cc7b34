import { sql } from "kysely";
import { castVote } from "#features/artists/votes/commands/cast-vote.server.ts";
import { addArtist } from "#features/artists/votes/votes-for-tests.ts";
import { requestOrderLink } from "#features/checkout/commands/request-order-link.server.ts";
import { placeOrder } from "#features/checkout/placed-order-for-tests.ts";
import { addBusiness } from "#features/claims/claims-for-tests.ts";
import { submitClaim } from "#features/claims/commands/submit-claim.server.ts";
import { joinCommunity } from "#features/community/commands/join-community.server.ts";
import { someone } from "#features/community/members-for-tests.ts";
import { updateBusiness } from "#features/directory/commands/update-business.server.ts";
import { addEvent } from "#features/events/events-for-tests.ts";
import { renewCalendar } from "#features/events/feeds/commands/renew-calendar.server.ts";
import { editEvent } from "#features/events/own/commands/edit-event.server.ts";
import { saveEvent } from "#features/events/saved/commands/save-event.server.ts";
import { submitEvent } from "#features/events/submit/commands/submit-event.server.ts";
import { readEvent } from "#features/events/submit/events-for-tests.ts";
import { changeTrip } from "#features/trips/commands/change-trip.server.ts";
import { createTrip } from "#features/trips/commands/create-trip.server.ts";
import { shareTrip } from "#features/trips/commands/share-trip.server.ts";
import { aNewStop } from "#features/trips/trips-for-tests.ts";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { drawPicture, writePdf } from "#testing/test-uploads.ts";
import { accountSeeders } from "./account-seeders-for-tests.ts";
import { accept, decide, upload } from "./act-for-tests.ts";
import { artistSeeders } from "./artist-seeders-for-tests.ts";
import { fullName, type Seeder, words } from "./canary-for-tests.ts";
import { reviewSeeders } from "./review-seeders-for-tests.ts";

/** What a person can leave behind, one seeder a kind. A feature that keeps something new about people adds its own. */
export const seeders: readonly Seeder[] = [
  ...accountSeeders,
  {
    what: "votes for artists",
    // They name the person by number alone.
    leaves: [],
    seed: async ({ services, person }) => {
      const artistId = await addArtist(services.db);
      accept(await castVote(services, aMember(person.id), { artistId }));
    },
  },
  ...reviewSeeders,
  {
    what: "claim with its proof, and changes of the own listing",
    leaves: [
      ...["business_claims.owner_name", "business_claims.owner_email", "businesses.founder"],
      ...["business_changes.after", "stored_files.name"],
    ],
    seed: async (canary) => {
      const { services, person } = canary;
      const businessId = await addBusiness(services.db, { name: "Tallow House" });
      const pdf = writePdf({ objects: [`(${fullName})`] });
      const proofId = await upload(canary, "claim-proof", {
        bytes: pdf,
        type: "application/pdf",
        isKept: false,
      });
      const claim = { businessId, ownerName: fullName, proofId };
      const { claim: sent } = accept(await submitClaim(services, aMember(person.id), claim));
      await decide(canary, { kind: "claim", id: sent.id }, { outcome: "approved" });
      const edit = { id: businessId, fields: { founder: fullName, email: person.email } };
      const { version } = await services.db
        .selectFrom("businesses")
        .select("version")
        .where("id", "=", businessId)
        .executeTakeFirstOrThrow();
      accept(await updateBusiness(services, aMember(person.id), { ...edit, version }));
    },
  },
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
  {
    what: "uploads that nothing keeps",
    leaves: ["stored_files.name"],
    seed: async (canary) => {
      const bytes = await drawPicture({ color: "#123456" }).jpeg().toBuffer();
      await upload(canary, "event-picture", { bytes, type: "image/jpeg", isKept: false });
    },
  },
  {
    what: "orders",
    leaves: ["orders.email", "orders.buyer_name", "orders.ship_to"],
    seed: async ({ services, person }) => {
      const { owner } = services;
      const lines = [{ businessId: null }];
      const done = await placeOrder(owner, { lines, userId: person.id, email: person.email });
      for (const status of ["sent", "delivered"])
        await sql`update parcels set status = ${status}, sent_at = now() where order_id = ${done.id}`.execute(
          owner,
        );
      await placeOrder(owner, { lines, userId: person.id, email: person.email });
      await sql`update orders set buyer_name = ${fullName}, ship_to = ship_to || ${JSON.stringify({ name: fullName })}
        where user_id = ${person.id}`.execute(owner);
      accept(
        await requestOrderLink(services, aVisitor(), { number: String(done.number), email: person.email }),
      );
    },
  },
  {
    what: "travel request",
    leaves: ["feature_requests.name", "feature_requests.email"],
    seed: async ({ services: { owner }, person }) => {
      const request = { name: fullName, email: person.email, feature_type: "Suggest a destination" };
      await owner.insertInto("feature_requests").values(request).execute();
    },
  },
  {
    what: "community member with a picture",
    leaves: ["community_members.name", "community_members.email", "community_members.bio"],
    seed: async (canary) => {
      const { services, person } = canary;
      const bytes = await drawPicture({ color: "#654321" }).jpeg().toBuffer();
      const pictureId = await upload(canary, "member-picture", {
        bytes,
        type: "image/jpeg",
        isKept: false,
        cookie: "",
      });
      const member = someone({ name: fullName, email: person.email, bio: `I am ${fullName}.`, pictureId });
      accept(await joinCommunity(services, aVisitor(), member));
    },
  },
  {
    what: "submitted event with a picture, a change of it that waits, a saved one and a calendar",
    leaves: [
      "event_revisions.fields",
      "events.description",
      "events.organizer_name",
      "event_listings.organizer_slug",
    ],
    seed: async (canary) => {
      const { services, person, pages } = canary;
      const bytes = await drawPicture({ width: 900, height: 700, color: "#336699" }).png().toBuffer();
      const picture = await upload(canary, "event-picture", { bytes, type: "image/png", isKept: true });
      const typed = {
        organizer_name: fullName,
        description: `Come as you are. ${words}`,
        image_url: picture,
      };
      const { event } = accept(await submitEvent(services, aMember(person.id), readEvent(typed)));
      await decide(canary, { kind: "event", id: event.id }, { outcome: "approved" });
      const change = { ...typed, image_url: "", organizer_name: `${fullName} and friends` };
      accept(await editEvent(services, aMember(person.id), { id: event.id, ...readEvent(change) }));
      accept(await renewCalendar(services, aMember(person.id)));
      accept(await saveEvent(services, aMember(person.id), { eventId: await addEvent(services.db) }));
      pages.push(
        `/event/${event.id}`,
        `/event/${event.id}.ics`,
        "/events",
        `/api/v1/events/${event.id}`,
        "/api/v1/events",
      );
    },
  },
  ...artistSeeders,
];
