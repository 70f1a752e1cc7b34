/** Everybody who may ask for an address. */
export const people = ["visitor", "member", "other", "owner", "admin", "banned", "unverified"] as const;
export type PersonKind = (typeof people)[number];

/**
 * What somebody gets: the page or answer (`ok`), the way to log in, the own dashboard, another address (`to:/admin`),
 * or a status. A form that is sent empty and reaches its action is answered 400.
 */
export type Outcome = "ok" | "login" | "dashboard" | `to:/${string}` | 400 | 401 | 403 | 404 | 410;
export type Row = Readonly<Record<PersonKind, Outcome>>;

/** The same for everybody. */
const everybody = (outcome: Outcome = "ok"): Row => {
  const visitors = { visitor: outcome, banned: outcome, unverified: outcome };
  return { ...visitors, member: outcome, other: outcome, owner: outcome, admin: outcome };
};

/** Whoever has no session is sent to log in: visitors, and whoever was banned or never verified an address. */
const toLogin = { visitor: "login", banned: "login", unverified: "login" } as const;

/** Anybody with an account. */
const members = (outcome: Outcome = "ok"): Row => ({ ...everybody(outcome), ...toLogin });

/** The one it belongs to; to all others it looks like something that is not there. */
const owners = (outcome: Outcome = "ok"): Row => ({ ...members(404), owner: outcome });

const admins = (outcome: Outcome = "ok"): Row => ({ ...members("dashboard"), admin: outcome });

/** Pages to sign in. Whoever is signed in has no use for them. */
const signedOut = (outcome: Outcome = "ok"): Row => ({
  ...everybody("dashboard"),
  ...{ visitor: outcome, banned: outcome, unverified: outcome },
});

/**
 * Who may ask for what: one row for each method of each address. `npm run check` fails for an address without a row and
 * for a row without an address; `scripts/check-access/access-matrix.test.ts` asks the site for every cell, page and data.
 */
export const accessMatrix: Readonly<Record<string, Row>> = {
  "GET /": everybody(),
  "GET /login": signedOut(),
  "POST /login": signedOut(400),
  "GET /login/code": signedOut(),
  "POST /login/code": signedOut(400),
  "GET /register": signedOut(),
  "POST /register": signedOut(400),
  "GET /forgot-password": everybody(),
  "POST /forgot-password": everybody(400),
  "GET /reset-password": everybody(),
  "POST /reset-password": everybody(400),
  "GET /verify-email": everybody(),
  "POST /verify-email": everybody(400),
  "GET /confirm-email": members(),
  "POST /confirm-email": members(410),
  "GET /account/data": everybody("to:/account"),
  "POST /account/data": members("to:/account"),
  "GET /logout": everybody("to:/"),
  "POST /logout": everybody("to:/"),
  "GET /account": members(),
  "POST /account": members(400),
  "GET /account/confirm": members(),
  "POST /account/confirm": members(400),
  "GET /account/second-factor": members(),
  "POST /account/second-factor": members(400),
  "GET /account/reviews": members(),
  "GET /account/reviews/:id": owners(),
  "POST /account/reviews/:id": owners("to:/account/reviews"),
  "GET /account/orders": members(),
  "GET /account/events": members(),
  "GET /account/events/:id": owners(),
  "POST /account/events/:id": owners(400),
  "GET /account/letters": members(),
  "POST /account/letters": members(400),
  // Behind a launch switch that is off here.
  "GET /artist/:id/connect": everybody(404),
  "POST /artist/:id/connect": everybody(404),
  "GET /messages/:key": everybody(404),
  "POST /messages/:key": everybody(404),
  // Whoever has the token of a letter; here nobody has one.
  "GET /letters/stop/:token": everybody(404),
  "POST /letters/stop/:token": everybody(404),
  "GET /orders": everybody(),
  "POST /orders": everybody(400),
  // The buyer's, or with the key of a letter; admins have a page of their own.
  "GET /orders/:id": { ...everybody(404), owner: "ok" },

  "GET /dashboard": members(),
  "GET /dashboard?index": members(),
  "GET /dashboard/:id": owners(),
  "GET /dashboard/:id?index": owners(),
  "GET /dashboard/:id/edit": owners(),
  "POST /dashboard/:id/edit": owners(400),
  "GET /dashboard/:id/changes": owners(),
  "POST /dashboard/:id/changes": owners(400),
  "GET /dashboard/:id/reviews": owners(),
  "POST /dashboard/:id/reviews": owners(400),
  "GET /dashboard/:id/orders": owners(),
  "POST /dashboard/:id/orders": owners(400),
  "GET /dashboard/artist/:id": owners(),
  "GET /dashboard/artist/:id?index": owners(),
  "GET /dashboard/artist/:id/edit": owners(),
  "POST /dashboard/artist/:id/edit": owners(400),
  "GET /dashboard/artist/:id/portfolio": owners(),
  "POST /dashboard/artist/:id/portfolio": owners(400),
  "GET /dashboard/artist/:id/changes": owners(),
  "POST /dashboard/artist/:id/changes": owners(400),
  "GET /dashboard/artist/:id/figures": owners(),
  "GET /dashboard/:id/figures": owners(),
  "GET /dashboard/:id/figures.csv": owners(),
  "GET /artist-votes": everybody(),
  "POST /artist-votes": everybody(400),
  "GET /visits": everybody(404),
  "POST /visits": everybody(400),

  "GET /directory": everybody(),
  "GET /directory/map": everybody(),
  // Without the corners of a map.
  "GET /directory/map/data": everybody(400),
  // Without the cells of a disc.
  "GET /directory/map/cards": everybody(400),
  "GET /directory/:category": everybody(),
  // The city has too few businesses for a page of its own.
  "GET /directory/in/:place": everybody("to:/directory"),
  "GET /business/:id": everybody(),
  "GET /business/:id?index": everybody(),
  // Reviews on the page of a business are for members, and behind a launch switch that is off here.
  "POST /business/:id?index": { ...members("to:/business"), visitor: 401, banned: 401, unverified: 401 },
  "GET /reviews": everybody(),
  "POST /reviews": everybody(400),
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
  "GET /venues": everybody(),
  // Behind a launch switch that is off here.
  "GET /entertainment/:subject": everybody(404),
  "GET /artist/:id": everybody(),
  "GET /artist-views": everybody(404),
  "POST /artist-views": everybody(400),

  "GET /admin": admins(),
  "GET /admin/businesses/new": admins(),
  "POST /admin/businesses/new": admins(400),
  "GET /admin/businesses/:id": admins(),
  "POST /admin/businesses/:id": admins(400),
  "GET /admin/businesses/:id/delete": admins(),
  "POST /admin/businesses/:id/delete": admins("to:/admin"),
  "GET /admin/claims": admins(),
  "POST /admin/claims": admins(400),
  "GET /admin/members": admins(),
  "GET /admin/members/:id": admins(),
  "POST /admin/members/:id": admins(400),
  "GET /admin/community": admins(),
  "POST /admin/community": admins(400),
  "GET /admin/community/export": admins("to:/admin/community"),
  "POST /admin/community/export": admins(400),
  "GET /admin/reviews": admins(),
  "POST /admin/reviews": admins(400),
  // Behind a launch switch that is off here.
  "GET /admin/travel-reviews": admins(404),
  "POST /admin/travel-reviews": admins(404),
  "GET /admin/events": admins(),
  "POST /admin/events": admins(400),
  "GET /admin/artists": admins(),
  "POST /admin/artists": admins(400),
  "GET /admin/products": admins(),
  "GET /admin/products/new": admins(),
  "POST /admin/products/new": admins(400),
  "GET /admin/products/:id": admins(),
  "POST /admin/products/:id": admins(400),
  "GET /admin/products/:id/variants/:variantId": admins(),
  "POST /admin/products/:id/variants/:variantId": admins(400),
  "GET /admin/products/:id/pictures": admins(),
  "POST /admin/products/:id/pictures": admins(400),
  "GET /admin/products/:id/pictures/change": admins("to:/admin/products"),
  "POST /admin/products/:id/pictures/change": admins(400),
  "GET /admin/products/:id/withdraw": admins(),
  "POST /admin/products/:id/withdraw": admins("to:/admin/products"),
  "GET /admin/stock": admins(),
  "GET /admin/stock/:id": admins(),
  "POST /admin/stock/:id": admins(400),
  "GET /admin/orders": admins(),
  "GET /admin/orders/:id": admins(),
  "POST /admin/orders/:id": admins(400),
  "GET /admin/launch": admins(),
  "POST /admin/launch": admins(400),
  "GET /admin/requests": admins(),
  "POST /admin/requests": admins(400),
  // Behind a launch switch that is off here.
  "GET /admin/messages": admins(404),
  "POST /admin/messages": admins(404),
  "GET /admin/votes": admins(),
  "POST /admin/votes": admins(400),
  "GET /admin/audit": admins(),
  "GET /admin/audit/export": admins("to:/admin/audit"),
  "POST /admin/audit/export": admins(400),

  "GET /community": everybody("to:/join-community"),
  "GET /api/v1/docs": everybody(),
  "GET /claim-business": members(),
  "POST /claim-business": members(400),
  "GET /artist/:id/claim": members(),
  "POST /artist/:id/claim": members(400),
  "GET /store": everybody(),
  "GET /product/:id": everybody(),
  "GET /success": everybody(),
  "GET /checkout": everybody(),
  "POST /checkout": everybody(400),
  "GET /travel": everybody(),
  "GET /travel/request": everybody(),
  "POST /travel/request": everybody(400),
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
  "GET /entertainment": everybody(),
  "GET /music-and-artists": everybody(),
  "GET /film-and-media": everybody(),
  "GET /theater-and-arts": everybody(),
  "GET /comedy-and-shows": everybody(),
  "GET /artist-directory": everybody(),
  "GET /artist-directory/submit": everybody(),
  "POST /artist-directory/submit": everybody(400),
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
  "POST /functions/v1/api-events": { ...everybody(400), visitor: 401, banned: 401, unverified: 401 },
  "GET /functions/v1/api-wealth": everybody(),
  "POST /functions/v1/api-wealth": everybody(),
  // Signed by the payment provider: nobody else.
  "POST /webhooks/stripe": everybody(400),
};
