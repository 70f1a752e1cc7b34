import type { RetainedData } from "#platform/retention/retained-data.ts";
import { communityRetention as rows } from "./retention.ts";

/** The tables of the community's retention rows. */
export const communityRetainedData: readonly RetainedData[] = [
  { row: rows.members, tables: ["community_members"], inFile: "part community" },
  {
    row: rows.messages,
    tables: ["mail_outbox"],
    inFile: "none: it leaves the site as soon as it was mailed",
  },
];
