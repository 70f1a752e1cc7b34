import { type Route, route } from "#platform/http/routes.ts";

const file = (path: string) => `features/artists/${path}`;

/** The addresses of artists. */
export const artistRoutes: Route[] = [route("artist-votes", file("votes/pages/artist-votes.ts"))];
