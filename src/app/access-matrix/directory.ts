import { everybody, members, type Row } from "./row.ts";

/** Businesses and their reviews. */
export const directoryAccess: Readonly<Record<string, Row>> = {
  "GET /visits": everybody(404),
  "POST /visits": everybody(400),
  "GET /directory": everybody(),
  "GET /directory?index": everybody(),
  "GET /directory/map": everybody(),
  // Without the corners of a map.
  "GET /directory/map/data": everybody(400),
  // Without the cells of a disc.
  "GET /directory/map/cards": everybody(400),
  "GET /directory/location": everybody(),
  "GET /directory/:category": everybody(),
  // The city has too few businesses for a page of its own.
  "GET /directory/in/:place": everybody("to:/directory"),
  "GET /business/:id": everybody(),
  "GET /business/:id?index": everybody(),
  // Reviews on the page of a business are for members, and behind a launch switch that is off here.
  "POST /business/:id?index": { ...members("to:/business"), visitor: 401, banned: 401, unverified: 401 },
  "GET /reviews": everybody(),
  "POST /reviews": everybody(400),
  "GET /claim-business": members(),
  "POST /claim-business": members(400),
};
