import type { RetainedData } from "#platform/retention/retained-data.ts";
import { tripsRetention as rows } from "./retention.ts";

/** Where trips keep what their retention rows name. */
export const tripsRetainedData: readonly RetainedData[] = [
  { row: rows.planned, tables: ["trips", "trip_stops", "trip_links"], inFile: "part trips.planned" },
  { row: rows.joined, tables: ["trip_members"], inFile: "part trips.joined" },
];
