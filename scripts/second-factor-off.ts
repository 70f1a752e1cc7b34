import { removeSecondFactor } from "#features/accounts/commands/remove-second-factor.server.ts";
import { operator } from "#platform/auth/actor.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { createLog } from "#platform/telemetry/log.server.ts";

const [email, ...rest] = process.argv.slice(2);
const { DATABASE_OWNER_URL } = process.env;

if (!email || rest.length > 0) stop("Usage: npm run admin:second-factor-off -- name@example.com", 64);
if (!DATABASE_OWNER_URL) stop("Set DATABASE_OWNER_URL to the role that owns the schema.", 78);

const pool = openPool(DATABASE_OWNER_URL, { max: 2 });
const db = openDatabase(pool);
const jobs = openJobs({ url: DATABASE_OWNER_URL, log: createLog("error", "web") });
const result = await removeSecondFactor({ db, jobs }, operator, { email }).finally(async () => {
  await jobs.stop();
  await db.destroy();
});
if (!result.ok)
  stop(
    result.reason === "unknown-address"
      ? `No account has the email address ${email}.`
      : `${email} has no second factor. Nothing changed.`,
    1,
  );
console.log(`The second factor of ${result.username} <${email}> is off. They were notified by email.`);

function stop(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}
