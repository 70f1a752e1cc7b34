import { apiDocsPath } from "./api-path.ts";

/** Private pages, forms, and lists with endless variants. */
const disallowed = [
  "/api/",
  "/functions/",
  "/admin",
  "/dashboard",
  "/login",
  "/logout",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/claim-business",
  "/artist/*/claim",
  "/calendar/",
  "/letters/",
  "/*.data",
  "/*?*search=",
  "/*?*lat=",
];

/** The content of robots.txt. */
export function robotsText(origin: string): string {
  const lines = ["User-agent: *", `Allow: ${apiDocsPath}`, ...disallowed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
