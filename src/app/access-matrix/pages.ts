import { everybody, type Row } from "./row.ts";

/** Home, search, community, help and legal pages. */
export const pagesAccess: Readonly<Record<string, Row>> = {
  "GET /": everybody(),
  "GET /search": everybody(),
  "GET /search/suggestions": everybody(),
  "GET /community": everybody("to:/join-community"),
  "GET /api/v1/docs": everybody(),
  "GET /join-community": everybody(),
  "POST /join-community": everybody(400),
  "GET /community-welcome": everybody(),
  // Behind a launch switch that is off here.
  "GET /help": everybody(404),
  "GET /contact": everybody(404),
  "POST /contact": everybody(404),
  "GET /wealth-and-empowerment": everybody(),
  "GET /privacy-policy": everybody(),
  "GET /terms-of-service": everybody(),
  "GET /community-guidelines": everybody(),
  // Every address that is no other.
  "GET /*": everybody(404),
  "POST /*": everybody(404),
};
