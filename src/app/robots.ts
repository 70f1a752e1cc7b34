import { apiDocsPath } from "./api-path.ts";

/** Nothing here is for search engines: it belongs to one person, is a form, or leads to endless lists. */
const closed = [
  "/api/",
  "/admin",
  "/dashboard",
  "/login",
  "/logout",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/claim-business",
  "/*.data",
  "/*?*search=",
  "/*?*lat=",
];

/** What crawlers are asked to leave alone, and where the list of pages is. */
export function robotsText(origin: string): string {
  const lines = ["User-agent: *", `Allow: ${apiDocsPath}`, ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
