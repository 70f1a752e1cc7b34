import { index, type Route, route } from "#platform/http/routes.ts";

const page = (name: string) => `features/claims/pages/${name}.tsx`;

export const claimsRoutes: Route[] = [
  route("claim-business", page("claim-business"), { takesFiles: true }),
  route("artist/:id/claim", page("claim-artist"), { takesFiles: true }),
];

/** The child route on the dashboard. */
export const ownClaims: Route[] = [index(page("own-claims"))];
