import { publicPage, type Route, route } from "#platform/http/routes/routes.ts";

const file = (path: string) => `features/community/${path}.tsx`;

export const communityRoutes: Route[] = [
  publicPage("join-community", file("pages/join"), { shows: [], sitemap: true }, { takesFiles: true }),
  route("community-welcome", file("pages/welcome")),
  publicPage("help", file("help/help"), {
    // A search is filtered in the browser; only without JavaScript it is asked for.
    query: { query: [], uncached: ["search"] },
    shows: ["launch_switches"],
    sitemap: async (db) => (await import("./list-help-paths.server.ts")).listHelpPaths(db),
  }),
  route("contact", file("contact/contact")),
];
