import { parseArgs } from "node:util";
import { pino } from "pino";
import { makeTrustedPerson } from "#features/reviews/exports/trusted-account-for-tests.ts";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { makePerson, signedInHeaders, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { networkTiersOf } from "#platform/http/request/network-of.server.ts";
import { startStack } from "#testing/stack.ts";
import { fsync } from "./fsync.ts";
import { honestReplies, honestReviews } from "./raid/honest-words.ts";
import { planBystanders, planNewAccounts } from "./raid/plan-new-accounts.ts";
import { countStatuses, type Outcome, planRaid } from "./raid/plan-raid.ts";
import { planNeighbors, planWithoutProof } from "./raid/plan-without-proof.ts";
import { type Post, sendPost } from "./raid/send-post.ts";

/**
 * Raids the built product three times, while honest people post from beginning to end:
 * - 500 fake reviews and 500 fake replies from 200 networks, about five businesses; half of them with a proof. Passes
 *   if at most 5 fakes are public at the end and at most 2 of 50 honest posts are held.
 * - 200 new accounts from 5 networks, with one star each about one business. Passes if at most 5 of these reviews are
 *   public at the end and no honest post is held. Honest new accounts may be held about that business until the raid
 *   is detected.
 * - 5 posts without a proof from one IP address of each of two blocks. Passes if no neighbor is held.
 * Needs `npm run build`. The proof of work is a hundred times cheaper than usual, so that two cores can handle it.
 * `npm run drill:raid -- --proofs 0.5 --fakes 1000 --accounts 200`
 */
const { values } = parseArgs({
  options: {
    proofs: { type: "string", default: "0.5" },
    fakes: { type: "string", default: "1000" },
    accounts: { type: "string", default: "200" },
  },
});
const half = Number(values.fakes) / 2;
const fakes = { reviews: half, replies: half, networks: 200, proofShare: Number(values.proofs) };
const maxPublicFakes = 5;
const senders = 4;
const deadline = Date.now() + 20 * 60_000;

const stack = await startStack({ fsync, env: { PROOF_OF_WORK_COST: "50" } });
const owner = openDatabase(openPool(stack.ownerUrl, { max: 2 }));
const faults: string[] = [];
try {
  const auth = createAuth({ env: readEnv(stack.env), db: owner, log: pino({ level: "silent" }) });
  const signIn = async (person: TestPerson) => ({
    name: person.username,
    cookie: (await signedInHeaders({ auth }, person)).get("cookie") ?? "",
  });
  const makeMember = async () => signIn(await makeTrustedPerson({ db: owner, owner }));
  const makeNewAccount = async (ip: string) => {
    const person = await makePerson({ db: owner, owner });
    const sign_up_network = networkTiersOf(ip).site;
    await owner.updateTable("users").set({ sign_up_network }).where("id", "=", person.id).execute();
    return signIn(person);
  };
  const reviewed = await owner
    .selectFrom("reviews")
    .distinctOn("business_id")
    .select(["business_id as businessId", "id as reviewId"])
    .where("status", "=", "Approved")
    .orderBy("business_id")
    .limit(60)
    .execute();
  const [first, second, third] = [reviewed.slice(0, 40), reviewed.slice(40, 50), reviewed.slice(50)];

  const raid = await planRaid({ fakes, honestReviews, honestReplies, reviewed: first, makeMember });
  await run("a raid from 200 networks", raid, { maxHeldHonest: 2 });

  const about = { reviewed: second, makeMember, makeNewAccount };
  const flood = await planNewAccounts({ ...about, accounts: Number(values.accounts) });
  await run("new accounts from 5 networks", flood, { maxHeldHonest: 0 });
  await run("other new accounts about that business, afterwards", await planBystanders(about, 3), {
    maxHeldHonest: 0,
  });

  await run("posts without a proof", planWithoutProof(third), { maxHeldHonest: 0 });
  await run("their neighbors", planNeighbors(third), { maxHeldHonest: 0 });
} finally {
  await owner.destroy();
  await stack.stop();
}
for (const fault of faults) console.log(`- ${fault}`);
console.log(faults.length > 0 ? "FAILED." : "Holds.");
process.exit(faults.length > 0 ? 1 : 0);

async function run(title: string, posts: readonly Post[], { maxHeldHonest }: { maxHeldHonest: number }) {
  const outcomes: Outcome[] = [];
  const startedAt = Date.now();
  const queue = posts.entries();
  const send = async () => {
    for (const [, post] of queue) {
      if (Date.now() > deadline) return;
      outcomes.push({ post, response: await sendPost(stack.origin, post) });
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  const seconds = (Date.now() - startedAt) / 1_000;

  const { fake, honest, reasons } = await countStatuses(owner, outcomes);
  console.log(`${title}: ${outcomes.length} posts in ${seconds.toFixed(1)} s, ${senders} at a time`);
  console.log(`  fakes:  public ${fake.shown}, held ${fake.held}, refused ${fake.refused}`);
  console.log(`  honest: public ${honest.shown}, held ${honest.held}, refused ${honest.refused}`);
  console.log(`  held because: ${reasons || "nothing was held"}`);
  if (outcomes.length < posts.length) faults.push(`${title}: not all of it was sent in time`);
  if (fake.shown > maxPublicFakes) faults.push(`${title}: ${fake.shown} fakes are public`);
  if (honest.held > maxHeldHonest || honest.refused > 0)
    faults.push(`${title}: ${honest.held} honest posts are held, ${honest.refused} refused`);
}
