import { everybody, members, type Row } from "./row.ts";

/** Artists and entertainment. */
export const artistsAccess: Readonly<Record<string, Row>> = {
  "GET /artist-votes": everybody(),
  "POST /artist-votes": everybody(400),
  "GET /venues": everybody(),
  "GET /artist/:id": everybody(),
  "GET /artist-views": everybody(404),
  "POST /artist-views": everybody(400),
  "GET /artist/:id/claim": members(),
  "POST /artist/:id/claim": members(400),
  "GET /entertainment": everybody(),
  "GET /music-and-artists": everybody(),
  "GET /film-and-media": everybody(),
  "GET /theater-and-arts": everybody(),
  "GET /comedy-and-shows": everybody(),
  "GET /artist-directory": everybody(),
  "GET /artist-directory/submit": everybody(),
  "POST /artist-directory/submit": everybody(400),
  // Behind a launch switch that is off here.
  "GET /artist/:id/connect": everybody(404),
  "POST /artist/:id/connect": everybody(404),
  "GET /messages/:key": everybody(404),
  "POST /messages/:key": everybody(404),
  "GET /entertainment/:subject": everybody(404),
};
