import { pino } from "pino";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { startStack } from "#testing/stack.ts";
import { honestReplies, honestReviews } from "./raid/honest-words.ts";
import { countStatuses, type Outcome, planRaid } from "./raid/plan-raid.ts";
import { sendPost } from "./raid/send-post.ts";

/**
 * Raids five businesses of the built product with 500 fake reviews and 500 fake replies from 200 networks, while 50
 * honest people post from beginning to end, half of them about the same businesses.
 * Passes if at most 5 fakes are public at the end and at most 2 honest posts are held. Needs `npm run build`.
 * The proof of work is a hundred times cheaper than usual, so that two cores can handle a thousand.
 * `npm run drill:raid -- 1`: every fake has a proof; by default half of them do.
 */
const proofShare = Number(process.argv[2] ?? 0.5);
const fakes = { reviews: 500, replies: 500, networks: 200, proofShare };
const maxPublicFakes = 5;
const maxHeldHonest = 2;
const senders = 4;

const stack = await startStack({ env: { PROOF_OF_WORK_COST: "50" } });
const owner = openDatabase(openPool(stack.ownerUrl, { max: 2 }));
try {
  const env = readEnv(stack.env);
  const auth = createAuth({ env, db: owner, log: pino({ level: "silent" }) });
  const makeMember = async () => {
    const person = await makePerson({ db: owner, owner });
    return { name: person.username, cookie: (await signedInHeaders({ auth }, person)).get("cookie") ?? "" };
  };
  const reviewed = await owner
    .selectFrom("reviews")
    .distinctOn("business_id")
    .select(["business_id as businessId", "id as reviewId"])
    .where("status", "=", "Approved")
    .orderBy("business_id")
    .limit(40)
    .execute();

  const posts = await planRaid({ fakes, honestReviews, honestReplies, reviewed, makeMember });
  const outcomes: Outcome[] = [];
  const startedAt = Date.now();
  const queue = posts.entries();
  const send = async () => {
    for (const [, post] of queue) outcomes.push({ post, response: await sendPost(stack.origin, post) });
  };
  await Promise.all(Array.from({ length: senders }, send));
  const seconds = (Date.now() - startedAt) / 1_000;

  const { fake, honest, reasons } = await countStatuses(owner, outcomes);
  console.log(`${posts.length} posts in ${seconds.toFixed(1)} s, ${senders} at a time`);
  console.log(`fakes:  public ${fake.shown}, held ${fake.held}, refused ${fake.refused}`);
  console.log(`honest: public ${honest.shown}, held ${honest.held}, refused ${honest.refused}`);
  console.log(`held because: ${reasons}`);
  const holds = fake.shown <= maxPublicFakes && honest.held <= maxHeldHonest && honest.refused === 0;
  console.log(holds ? "The raid was held." : "FAILED: the raid got through, or honest people did not.");
  if (!holds) process.exitCode = 1;
} finally {
  await owner.destroy();
  await stack.stop();
}
