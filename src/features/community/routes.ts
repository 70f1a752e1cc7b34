import { publicPage, type Route, route } from "#platform/http/routes/routes.ts";

const file = (path: string) => `features/community/${path}.tsx`;

export const communityRoutes: Route[] = [
  publicPage("join-community", file("pages/join"), { shows: [], sitemap: true }, { takesFiles: true }),
  route("community-welcome", file("pages/welcome")),
  publicPage("help", file("help/help"), {
    // A search filters in the browser. Only without JavaScript it is requested.
    query: { query: [], uncached: ["search"] },
    shows: ["launch_switches"],
    sitemap: async (db) => (await import("./list-help-paths.server.ts")).listHelpPaths(db),
  }),
  route("contact", file("contact/contact")),
];
