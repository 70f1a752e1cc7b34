import { sql } from "kysely";
import { requestEmailChange } from "#features/accounts/commands/request-email-change.server.ts";
import { requestLink } from "#features/accounts/commands/request-link.server.ts";
import { castVote } from "#features/artists/votes/commands/cast-vote.server.ts";
import { addArtist } from "#features/artists/votes/votes-for-tests.ts";
import { requestOrderLink } from "#features/checkout/commands/request-order-link.server.ts";
import { placeOrder } from "#features/checkout/placed-order-for-tests.ts";
import { claimDecider } from "#features/claims/admin/claim-decider.server.ts";
import { addBusiness } from "#features/claims/claims-for-tests.ts";
import { submitClaim } from "#features/claims/commands/submit-claim.server.ts";
import { joinCommunity } from "#features/community/commands/join-community.server.ts";
import { someone } from "#features/community/members-for-tests.ts";
import { updateBusiness } from "#features/directory/commands/update-business.server.ts";
import { eventDecider } from "#features/events/admin/decide-events.server.ts";
import { addEvent } from "#features/events/events-for-tests.ts";
import { renewCalendar } from "#features/events/feeds/commands/renew-calendar.server.ts";
import { editEvent } from "#features/events/own/commands/edit-event.server.ts";
import { saveEvent } from "#features/events/saved/commands/save-event.server.ts";
import { submitEvent } from "#features/events/submit/commands/submit-event.server.ts";
import { readEvent } from "#features/events/submit/events-for-tests.ts";
import { postDeciders } from "#features/reviews/admin/decide-posts.server.ts";
import { postReply } from "#features/reviews/commands/post-reply.server.ts";
import { postReview } from "#features/reviews/commands/post-review.server.ts";
import { travelReviewDecider } from "#features/travel/reviews/admin/decide-travel-reviews.server.ts";
import { writeTravelReview } from "#features/travel/reviews/commands/write-travel-review.server.ts";
import { addTour, openTravelReviews } from "#features/travel/reviews/reviewed-tours-for-tests.ts";
import { changeTrip } from "#features/trips/commands/change-trip.server.ts";
import { createTrip } from "#features/trips/commands/create-trip.server.ts";
import { shareTrip } from "#features/trips/commands/share-trip.server.ts";
import { aNewStop } from "#features/trips/trips-for-tests.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import type { Verdict } from "#platform/decisions/decider.ts";
import { sameOriginHeaders } from "#testing/built-app.ts";
import { drawPicture, formWithFile, writePdf } from "#testing/test-uploads.ts";
import { artistSeeders } from "./artist-seeders-for-tests.ts";
import { type Canary, fullName, identity, type Seeder, words } from "./canary-for-tests.ts";

/** What a person can leave behind, one seeder a kind. A feature that keeps something new about people adds its own. */
export const seeders: readonly Seeder[] = [
  {
    what: "account",
    leaves: ["users.name", "users.email", "users.image", "profiles.username", "email_changes.email"],
    seed: async ({ services, person }) => {
      const { owner } = services;
      await owner
        .updateTable("users")
        .set({ image: `https://pictures.example/${identity}.png` })
        .where("id", "=", person.id)
        .execute();
      const change = { email: `new-${identity}@example.com`, current: person.password };
      accept(await requestEmailChange(services, aMember(person.id), change));
      await requestLink(services, aVisitor(), { email: person.email, after: "forgot-password" });
    },
  },
  {
    what: "reserved username",
    leaves: ["username_holds.username"],
    seed: async ({ services: { owner } }) => {
      await sql`insert into username_holds values (${identity}, now() + interval '7 days')`.execute(owner);
    },
  },
  {
    what: "form that waits for a password",
    leaves: ["held_forms.fields"],
    seed: async ({ services: { owner }, person }) => {
      await sql`insert into held_forms (session_id, path, fields)
        select id, '/admin', ${JSON.stringify({ note: fullName })} from auth_sessions
        where user_id = ${person.id} limit 1`.execute(owner);
    },
  },
  {
    what: "votes for artists",
    // They name the person by number alone.
    leaves: [],
    seed: async ({ services, person }) => {
      const artistId = await addArtist(services.db);
      accept(await castVote(services, aMember(person.id), { artistId }));
    },
  },
  {
    what: "reviews and replies",
    leaves: [
      ...["reviews.reviewer_name", "reviews.comment", "review_comments.commenter_name"],
      "review_comments.comment_text",
    ],
    seed: async ({ services, person, pages }) => {
      const [one, two] = [
        await addBusiness(services.db),
        await addBusiness(services.db, { name: "Loom & Co" }),
      ];
      const actor = aMember(person.id);
      const comment = `A warm welcome and a fair price. ${words}`;
      const draft = { source: "reviews-page", rating: 5, comment } as const;
      const signed = accept(
        await postReview(services, actor, { ...draft, businessId: one, name: person.username }),
      );
      accept(await postReview(services, actor, { ...draft, businessId: two, name: null }));
      const text = `Still true a year later. ${words}`;
      accept(await postReply(services, actor, { reviewId: signed.review.id, name: person.username, text }));
      pages.push(`/business/${one}`, `/business/${two}`, "/reviews", `/reviews?business=${one}`);
      pages.push(`/api/v1/businesses/${one}`, `/api/v1/reviews?business=${one}`);
    },
  },
  {
    what: "rejected review, with a note that names its author",
    leaves: ["decisions.note", "audit_log.after"],
    seed: async (canary) => {
      const { services, person } = canary;
      const businessId = await addBusiness(services.db);
      const comment = `Cold soup, twice. ${words}`;
      const draft = {
        source: "reviews-page",
        businessId,
        rating: 1,
        comment,
        name: person.username,
      } as const;
      const { review } = accept(await postReview(services, aMember(person.id), draft));
      const verdict = { outcome: "rejected", reason: "spam", note: `${fullName} wrote this twice.` } as const;
      await decide(canary, { kind: "review", id: review.id }, verdict);
    },
  },
  {
    what: "travel reviews, one of them rejected",
    leaves: ["travel_reviews.comment", "decisions.note"],
    seed: async (canary) => {
      const { services, person, pages } = canary;
      await openTravelReviews(services.owner);
      // Another object, because switches are remembered by it for some seconds.
      const needs = { ...services, db: services.db.withoutPlugins() };
      const [shown, rejected] = [await addTour(services.db), await addTour(services.db)];
      const draft = { kind: "tour", rating: 5, welcome: 5, anonymous: false } as const;
      const write = (subjectId: string, comment: string) =>
        writeTravelReview(needs, aMember(person.id), { ...draft, subjectId, comment });
      accept(await write(shown, `They knew the name of every house. ${words}`));
      const { review } = accept(await write(rejected, `The bus never came, and nobody rang. ${words}`));
      const verdict = { outcome: "rejected", reason: "spam", note: `${fullName} wrote this twice.` } as const;
      await decide(canary, { kind: "travel_review", id: review.id }, verdict);
      pages.push("/travel-reviews", `/travel-reviews/tour/${shown}`);
    },
  },
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

/** Decides as an admin, by the kit. */
async function decide({ services, admin }: Canary, item: { kind: string; id: string }, verdict: Verdict) {
  const deciders = [...postDeciders, claimDecider, eventDecider, travelReviewDecider];
  const isTakeDown = verdict.outcome === "rejected";
  const needs = { ...services, deciders };
  const result = await decideItems(needs, anAdmin(admin.id), { items: [item], verdict, isTakeDown });
  if (!result.ok || result.decided.length !== 1) throw new Error(`${item.kind}: ${JSON.stringify(result)}`);
}

type Upload = { bytes: Uint8Array; type: string; isKept: boolean; cookie?: string };

/** Sends a file as a browser does and returns its id. Its name on disk is the person's. */
async function upload(canary: Canary, purpose: string, { bytes, type, isKept, cookie }: Upload) {
  const { app, services, files } = canary;
  const response = await app.request(`/uploads/${purpose}`, {
    method: "POST",
    headers: { ...sameOriginHeaders, cookie: cookie ?? canary.cookie },
    body: formWithFile({ bytes, name: `${identity}.${type.split("/")[1]}`, type }),
  });
  if (response.status !== 201) throw new Error(`${purpose}: ${response.status} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  const stored = services.db.selectFrom("stored_files").select(["bucket", "key"]).where("id", "=", id);
  files.push({ ...(await stored.executeTakeFirstOrThrow()), staysWithPosts: isKept });
  return id;
}

function accept<Answer extends { ok: boolean }>(answer: Answer): Extract<Answer, { ok: true }> {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer as Extract<Answer, { ok: true }>;
}
