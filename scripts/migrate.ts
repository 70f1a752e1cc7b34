import { migrateEverything } from "#app/migrate-everything.server.ts";

const { DATABASE_OWNER_URL, DATABASE_URL, DATABASE_DIRECT_URL } = process.env;
const appUrl = DATABASE_DIRECT_URL || DATABASE_URL;
if (!DATABASE_OWNER_URL || !appUrl) {
  console.error(
    "Set DATABASE_OWNER_URL (a role that may change the schema) and DATABASE_URL (the app's own role).",
  );
  process.exit(78);
}
const target = { ownerUrl: DATABASE_OWNER_URL, appUrl, say: console.log };
const applied = await migrateEverything(target).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
console.log(applied.length ? `Applied ${applied.join(", ")}.` : "The schema is up to date.");
