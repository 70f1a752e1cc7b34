import { everybody, type Row } from "./row.ts";

/** Uploads, files, the APIs and webhooks. */
export const apiAccess: Readonly<Record<string, Row>> = {
  "POST /uploads/:purpose": { ...everybody(400), visitor: 401, banned: 401, unverified: 401 },
  // A private file: its sender and admins.
  "GET /files/:bucket/:key": { ...everybody(404), owner: "ok", admin: "ok" },
  "GET /api/v1/businesses": everybody(),
  "GET /api/v1/businesses/:id": everybody(),
  "GET /api/v1/suggest": everybody(),
  "GET /api/v1/categories": everybody(),
  "GET /api/v1/reviews": everybody(),
  "POST /api/v1/reviews": everybody(400),
  "GET /api/v1/reviews/challenge": everybody(),
  "POST /api/v1/reviews/:id/comments": everybody(400),
  "POST /api/v1/auth/sign-up": everybody(400),
  "POST /api/v1/auth/sign-in": everybody(400),
  "POST /api/v1/auth/sign-out": everybody(),
  "GET /api/v1/auth/session": everybody(),
  "GET /api/v1/events": everybody(),
  "GET /api/v1/events/:id": everybody(),
  "GET /api/v1/openapi.json": everybody(),
  "GET /api/store/:storeId/products/:id": everybody(),
  "GET /api/store/:storeId/variants": everybody(),
  "POST /api/store/:storeId/checkout": everybody(400),
  "GET /api/store/:storeId/checkout/challenge": everybody(),
  "POST /functions/v1/api-events": { ...everybody(400), visitor: 401, banned: 401, unverified: 401 },
  "GET /functions/v1/api-wealth": everybody(),
  "POST /functions/v1/api-wealth": everybody(),
  // Signed by the payment provider: nobody else.
  "POST /webhooks/stripe": everybody(400),
  // Reports of browsers: counted, nothing else.
  "POST /csp-reports": everybody(400),
};
