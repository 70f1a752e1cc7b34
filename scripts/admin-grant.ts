import { grantAdmin } from "#features/accounts/commands/grant-admin.server.ts";
import { operator } from "#platform/auth/actor.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";

const [email, ...rest] = process.argv.slice(2);
const { DATABASE_OWNER_URL } = process.env;

if (!email || rest.length > 0) stop("Usage: npm run admin:grant -- name@example.com", 64);
if (!DATABASE_OWNER_URL)
  stop("Set DATABASE_OWNER_URL: only the role that owns the schema can make an admin.", 78);

const owner = openDatabase(openPool(DATABASE_OWNER_URL, { max: 1 }));
const result = await grantAdmin({ db: owner }, operator, { email }).finally(() => owner.destroy());
if (!result.ok) stop(`No account has the email address ${email}. Sign up first, then try again.`, 1);
console.log(
  result.wasAdmin
    ? `${result.username} <${email}> is an admin already. Nothing changed.`
    : `${result.username} <${email}> is an admin now. Their sessions were ended: they log in again.`,
);

function stop(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}
