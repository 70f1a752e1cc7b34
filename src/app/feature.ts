import { admins, everybody, members } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { layout, publicPage, route } from "#platform/http/routes/routes.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { platformRetainedData } from "#platform/retention/platform-retained-data.server.ts";
import { alertBackups, alertBackupsJob } from "./backups/alert-backups.server.ts";
import { legalPages } from "./legal/legal-text.ts";

/** The app's own pages, and what the platform stores. */
export const appFeature = defineFeature({
  name: "app",
  routes: [
    publicPage("/", "app/pages/home.tsx", {
      shows: ["categories", "member_bans", "travel_guides"],
      lists: ["business", "event", "artist"],
      sitemap: true,
    }),
    layout("app/account/layout.tsx", [route("account/letters", "app/account/emails.tsx")], {
      slot: "account",
    }),
    route("dashboard", "app/pages/dashboard.tsx", { slot: "dashboard" }),
    route("letters/stop/:token", "app/emails/unsubscribe.tsx"),
    route("community", "app/pages/community.ts"),
    publicPage("api/v1/docs", "app/pages/api-docs.tsx", { shows: [], sitemap: true }),
    ...legalPages.map(({ path }) =>
      publicPage(path.slice(1), `app/legal${path}.tsx`, { shows: [], sitemap: true }),
    ),
    route("*", "app/pages/not-found.tsx"),
  ],
  adminTabs: [
    { label: "Launch", group: "Site", path: "admin/launch", file: "app/admin/launch.tsx" },
    {
      label: "Audit",
      group: "Site",
      path: "admin/audit",
      file: "app/admin/audit.tsx",
      pages: [{ path: "admin/audit/export", file: "app/admin/audit-export.ts" }],
    },
  ],
  access: {
    "/": { GET: everybody() },
    "/dashboard": { GET: members() },
    "/community": { GET: everybody("to:/join-community") },
    "/api/v1/docs": { GET: everybody() },
    "/api/v1/openapi.json": { GET: everybody() },
    "/privacy-policy": { GET: everybody() },
    "/terms-of-service": { GET: everybody() },
    "/community-guidelines": { GET: everybody() },
    // Every other URL.
    "/*": { GET: everybody(404), POST: everybody(404) },
    "/account/letters": { GET: members(), POST: members(400) },
    // For people with the token from an email, which no role here has.
    "/letters/stop/:token": { GET: everybody(404), POST: everybody(404) },
    "/admin/overview": { GET: admins() },
    "/admin/launch": { GET: admins(), POST: admins(400) },
    "/admin/audit": { GET: admins() },
    "/admin/audit/export": { GET: admins("to:/admin/audit"), POST: admins(400) },
    "/uploads/:purpose": { POST: { ...everybody(400), visitor: 401, banned: 401, unverified: 401 } },
    // A private file: its sender and admins.
    "/files/:bucket/:key": { GET: { ...everybody(404), owner: "ok", admin: "ok" } },
    // Browsers' reports are only counted.
    "/csp-reports": { POST: everybody(400) },
  },
  jobs: [handleJob(alertBackupsJob, (services) => alertBackups(services))],
  emails: async () => (await import("./emails/templates.ts")).appEmails,
  retainedData: platformRetainedData,
  impersonalTables: {
    "which migrations ran": ["schema_migrations"],
    "what is open; the admin who switched it leaves with the account": ["launch_switches"],
    "ids of what pages show, for minutes": ["page_changes"],
    "random numbers, for two hours": ["used_proofs"],
    "which pictures of other sites could not be copied": ["picture_fetches"],
    "which files public rows show, by their names in the store": ["shown_files"],
    "what comparisons of derived data found": ["projection_checks"],
    "when backups were made and tested": ["backup_runs"],
  },
});
