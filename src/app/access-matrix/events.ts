import { everybody, members, type Row } from "./row.ts";

/** Events. */
export const eventsAccess: Readonly<Record<string, Row>> = {
  "GET /events": everybody(),
  "GET /events/near": everybody("to:/events"),
  // Nobody has had an event there.
  "GET /events/in/:place": everybody(404),
  "GET /events/by/:organizer": everybody(404),
  "GET /events/submit": members(),
  "POST /events/submit": members(400),
  "GET /event/:id": everybody(),
  "GET /event/:id/save": everybody("to:/event"),
  "POST /event/:id/save": members(400),
};
