import type { RetainedData } from "#platform/retention/retained-data.ts";
import { eventsRetention as rows } from "./retention.ts";

/** The tables of the events' retention rows. */
export const eventsRetainedData: readonly RetainedData[] = [
  {
    row: rows.submitted,
    tables: ["events", "event_revisions", "event_date_changes", "event_listings", "search_documents"],
    inFile: "part events.submitted",
  },
  { row: rows.saved, tables: ["user_saved_events", "calendar_keys"], inFile: "part events.saved" },
  { row: rows.refusals, tables: ["mail_refusals"], inFile: "part events.refusals" },
];
