import { aMember } from "#platform/auth/actors-for-tests.ts";
import { accept, decide, upload } from "#testing/deletion/act.ts";
import { fullName, words } from "#testing/deletion/canary.ts";
import { defineFeatureTests, type Given } from "#testing/feature-tests.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import { eventDecider } from "./admin/decide-events.server.ts";
import { addEvent } from "./events-for-tests.ts";
import { renewCalendar } from "./feeds/commands/renew-calendar.server.ts";
import { editEvent } from "./own/commands/edit-event.server.ts";
import { eventsRetention } from "./retention.ts";
import { saveEvent } from "./saved/commands/save-event.server.ts";
import { submitEvent } from "./submit/commands/submit-event.server.ts";
import { readEvent } from "./submit/events-for-tests.ts";

const addOwned = ({ services, owner }: Given) => addEvent(services.db, { submitted_by: owner.id });

export const featureTests = defineFeatureTests({
  examples: {
    "/events/in/:place": "atlanta-ga",
    "/events/by/:organizer": "kinfolk-coffee-works",
    "/event/:id": addOwned,
    "/account/events/:id": addOwned,
    "/api/v1/events/:id": addOwned,
  },
  projectionFaults: {
    event_listings: [
      "update event_listings set name = 'Another name', featured = not featured where id = (select min(id) from event_listings)",
      "delete from event_listings where id = (select max(id) from event_listings)",
    ],
    event_dates: [
      "delete from event_dates where listing_id = (select min(listing_id) from event_dates where day > current_date + 30)",
      `insert into event_dates (listing_id, original_start, starts_at, is_canceled, is_moved, featured, same_name, rank, local_start)
       select id, now(), now() + interval '90 days', false, false, false, 'never planned', 1, localtimestamp + interval '90 days'
       from event_listings where repeats order by id limit 1`,
    ],
  },
  seeders: [
    {
      what: "uploads that nothing keeps",
      leaves: ["stored_files.name"],
      seed: async (canary) => {
        const bytes = await drawPicture({ color: "#123456" }).jpeg().toBuffer();
        await upload(canary, "event-picture", { bytes, type: "image/jpeg", isKept: false });
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
        const verdict = { outcome: "approved" } as const;
        await decide(canary, [eventDecider], { item: { kind: "event", id: event.id }, verdict });
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
  ],
  leftAfterDeletion: {
    withPosts: {
      "events.organizer_name": eventsRetention.submitted,
      "event_listings.organizer_name": eventsRetention.submitted,
      "event_listings.organizer_slug": eventsRetention.submitted,
      "event_listings.folded_text": eventsRetention.submitted,
      "search_documents.tsv": eventsRetention.submitted,
    },
    postedWords: {
      "events.description": eventsRetention.submitted,
      "event_listings.summary": eventsRetention.submitted,
      "event_listings.folded_text": eventsRetention.submitted,
      "search_documents.summary": eventsRetention.submitted,
      "search_documents.tsv": eventsRetention.submitted,
    },
  },
});
