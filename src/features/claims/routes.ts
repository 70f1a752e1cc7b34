import { index, type Route, route, type Sections } from "#platform/http/routes/routes.ts";

const page = (name: string) => `features/claims/pages/${name}.tsx`;

export const claimsRoutes: Route[] = [
  route("claim-business", page("claim-business"), { takesFiles: true }),
  route("artist/:id/claim", page("claim-artist"), { takesFiles: true }),
];

export const claimsSections: Sections = { "dashboard claims": [index(page("own-claims"))] };
