import { z } from "@hono/zod-openapi";

const exampleId = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";
const text = (example: string, description: string) =>
  z.string().nullable().openapi({ example, description });
const moment = (example: string, description: string) =>
  z.iso.datetime().nullable().openapi({ example, description });

const sharedFields = {
  name: z.string().openapi({ example: "Winter Makers Market", description: "As the organizer writes it." }),
  start_datetime: moment(
    "2026-12-05T16:00:00.000Z",
    "Of a series its next date, or its last one; null while the date is unknown.",
  ),
  end_datetime: moment("2026-12-05T22:00:00.000Z", "Null if nobody says when it ends."),
  time_zone: z
    .string()
    .openapi({ example: "America/New_York", description: "The IANA zone whose clock the event goes by." }),
  location: text("Old Freight Depot, 12 Cotton Lane, Savannah, Georgia", "Where it is."),
  is_virtual: z.boolean().openapi({ example: false, description: "It takes place online." }),
  event_type: text("Market", "What kind of event it is."),
  organizer_name: text("Low Country Makers Guild", "Who sets it up."),
  ticket_link: text("https://tickets.example/makers", "Where to get tickets."),
  image_url: text("https://pictures.example/depot.jpg", "A picture; not covered by the licence."),
  repeats: text("Every second Tuesday", "How it repeats, in words; null if it does not."),
  is_moved: z.boolean().openapi({ example: false, description: "It was listed for another time before." }),
  is_saved: z
    .boolean()
    .openapi({ example: false, description: "Whether the caller has saved it; false without a session." }),
};

const eventSummarySchema = z
  .object({
    id: z.string().openapi({
      example: exampleId,
      description: "Stays the same for good. With `ne-` before it, a community event without a page.",
    }),
    ...sharedFields,
    summary: text("Sixty makers under one depot roof.", "The beginning of the description."),
  })
  .openapi("EventSummary", { description: "What lists show of an event." });

export const eventListSchema = z
  .object({
    items: z.array(eventSummarySchema).openapi({ description: "The rows of this page, in order." }),
    nextCursor: text("WyJ1cGNvbWluZyJd", "Where the next page starts, for `after`; null on the last page."),
  })
  .openapi("EventList", { description: "One page of events." });

const eventDateSchema = z.object({
  start_datetime: z.iso.datetime().openapi({
    example: "2026-12-05T16:00:00.000Z",
    description: "When it is; of a canceled date, when it was to be.",
  }),
  end_datetime: moment("2026-12-05T22:00:00.000Z", "Null if nobody says when it ends."),
  is_canceled: z.boolean().openapi({ example: false, description: "This date does not take place." }),
  moved_from: moment("2026-12-05T15:00:00.000Z", "When this date was to be before; null if it did not move."),
  note: text("The band is late.", "What the organizer says about the change."),
});

export const eventSchema = z
  .object({
    id: z.uuid().openapi({ example: exampleId, description: "Stays the same for good." }),
    ...sharedFields,
    description: text("Sixty makers under one depot roof, with hot cider.", "All that is said about it."),
    website: text("https://makers.example", "Its own site."),
    media: z
      .array(z.string())
      .openapi({ example: ["https://pictures.example/depot.jpg"], description: "More pictures." }),
    featured: z.boolean().openapi({ example: true, description: "Shown above the list." }),
    is_canceled: z.boolean().openapi({ example: false, description: "It does not take place." }),
    moved_from: moment("2026-12-04T16:00:00.000Z", "When it was to start before; null if it did not move."),
    change_note: text("The hall needs a new roof first.", "What the organizer says about a change."),
    dates: z
      .array(eventDateSchema)
      .openapi({ description: "The next dates of a series, at most eight; empty if it does not repeat." }),
    created_at: z.iso
      .datetime()
      .openapi({ example: "2026-10-02T09:12:00.000Z", description: "When it was submitted." }),
  })
  .openapi("Event", { description: "All that the calendar tells about an event." });
