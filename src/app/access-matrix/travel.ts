import { everybody, members, owners, type Row } from "./row.ts";

/** Travel, cities and trips. */
export const travelAccess: Readonly<Record<string, Row>> = {
  "GET /cultural-tours": everybody(),
  "GET /travel-guides": everybody(),
  "GET /travel-guides/:id": everybody(),
  // A day without a date.
  "GET /travel-guides/:id/calendar": everybody(400),
  // Behind a launch switch that is off here.
  "GET /travel-reviews": everybody(404),
  "GET /travel-reviews/:kind/:id": everybody(404),
  "POST /travel-reviews/:kind/:id": everybody(404),
  "GET /booking-platform": everybody(),
  "GET /cities": everybody(),
  "GET /cities/:slug": everybody(),
  "GET /travel": everybody(),
  "GET /travel/request": everybody(),
  "POST /travel/request": everybody(400),
  "GET /trips": members(),
  "POST /trips": members(400),
  "GET /trips/:id": owners(),
  "POST /trips/:id": owners(400),
  "GET /trips/:id/live": { ...everybody(404), owner: "ok" },
  "POST /trips/:id/live": { ...everybody(404), owner: "ok" },
  // Whoever has the key; here nobody has one.
  "GET /trips/shared/:key": everybody(404),
  "POST /trips/shared/:key": everybody(404),
  "GET /trips/shared/:key/live": everybody(404),
  "POST /trips/shared/:key/live": everybody(404),
  "GET /trip": everybody(),
  "GET /trips/add": everybody("to:/trips"),
  "POST /trips/add": everybody(400),
  "GET /trips/keep": everybody("to:/trips"),
  "POST /trips/keep": everybody(400),
  "GET /trips/subjects": everybody(),
  "GET /trips/:id/files/:file": owners(),
  "GET /trips/shared/:key/files/:file": everybody(404),
};
