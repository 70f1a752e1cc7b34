import { migrateEverything } from "#app/migrate-everything.server.ts";

const { DATABASE_OWNER_URL, DATABASE_URL } = process.env;
if (!DATABASE_OWNER_URL || !DATABASE_URL) {
  console.error(
    "Set DATABASE_OWNER_URL (a role that may change the schema) and DATABASE_URL (the app's own role).",
  );
  process.exit(78);
}
const applied = await migrateEverything({ ownerUrl: DATABASE_OWNER_URL, appUrl: DATABASE_URL });
console.log(applied.length ? `Applied ${applied.join(", ")}.` : "The schema is up to date.");
