import { index, type Route, route } from "#platform/http/routes.ts";

const ownPage = (name: string) => `features/artists/own/pages/${name}.tsx`;

/** The addresses of artists. */
export const artistRoutes: Route[] = [];

/** The workspace of an artist who owns the profile. */
export const ownArtistRoutes: Route[] = [
  route("dashboard/artist/:id", ownPage("workspace"), [
    index(ownPage("profile")),
    route("edit", ownPage("edit-profile")),
    route("portfolio", ownPage("portfolio"), { takesFiles: true }),
    route("changes", ownPage("changes")),
    route("figures", ownPage("figures")),
  ]),
];
