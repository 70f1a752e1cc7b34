import { type Route, route } from "#platform/http/routes.ts";

/** The addresses of artists. */
export const artistRoutes: Route[] = [
  // A member writes to an artist, behind its launch switch.
  route("artist/:id/connect", "features/artists/connect/pages/connect.tsx"),
  route("messages/:key", "features/artists/connect/pages/conversation.tsx"),
];
