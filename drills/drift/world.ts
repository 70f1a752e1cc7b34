import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, type LogEvent, PostgresDialect } from "kysely";
import { pino } from "pino";
import { personalData } from "#app/personal-data.ts";
import { openTestPayments } from "#features/checkout/payments-for-tests.ts";
import { noLimits } from "#features/reviews/parallel-writers-for-tests.ts";
import type { PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin } from "#platform/auth/actors-for-tests.ts";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import type { DB } from "#platform/db/tables.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { createFairQueue } from "#platform/load/fair-queue.ts";
import type { Random } from "#seed/random.ts";
import { appUrl } from "#testing/local-postgres.ts";

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The world and a separate random number generator for each writer. */
export type Writer = World & { random: Random };

type Options = {
  ownerUrl: string;
  connections: number;
  /** Called for each deadlock, including those that are retried. */
  onDeadlock: (where: string) => void;
};

/** The site's services with an in-memory payment provider and without rate limits, and accounts to act. */
export async function openWorld({ ownerUrl, connections, onDeadlock }: Options) {
  const env = readEnv({
    ...{ NODE_ENV: "test", APP_ORIGIN: "http://localhost", SMTP_URL: "smtp://127.0.0.1:9" },
    ...{ DATABASE_URL: appUrl(ownerUrl), AUTH_SECRET: "a secret for drills, thirty-two characters" },
    ...{ PROOF_OF_WORK_COST: "0", STORE_SHIPPING: "US:650", CHECKOUTS_PER_HOUR: "1000000" },
    FILES_FOLDER: mkdtempSync(join(tmpdir(), "ujamaa-drift-files-")),
  });
  const log = pino({ level: "error" });
  // A long timeout, because a busy machine is not a failure.
  const pool = openPool(env.DATABASE_URL, {
    ...{ max: connections, statement_timeout: 60_000, connectionTimeoutMillis: 60_000 },
    idle_in_transaction_session_timeout: 60_000,
  });
  const watch = (event: LogEvent) => {
    const { code, where = "" } = (event.level === "error" ? event.error : {}) as {
      code?: string;
      where?: string;
    };
    if (code === "40P01") onDeadlock(`${event.query.sql.slice(0, 120)} ${where}`.replaceAll(/\s+/g, " "));
  };
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: watch });
  const owner = openDatabase(openPool(ownerUrl, { max: 2 }));
  const payments = openTestPayments();
  const people: TestPerson[] = [];
  for (let nth = 0; nth < 24; nth++) people.push(await makePerson({ db, owner }));
  const admin: PersonActor = anAdmin((await makePerson({ db, owner }, { isAdmin: true })).id);
  const jobs = openJobs({ url: env.DATABASE_URL, log });
  const unbounded = { inFlight: 100, inFlightPerKey: 100, waiting: 100, waitingPerKey: 100 };
  const services = {
    ...{ env, db, log, jobs, limits: noLimits, personalData, payments: payments.provider },
    auth: createAuth({ env, db, log }),
    checkouts: createFairQueue(unbounded),
  };
  return {
    ...{ services, db, owner, payments, people, admin },
    member: (random: Random) => aMember(random.pick(people).id),
    stop: async () => {
      await jobs.stop();
      await db.destroy();
      await owner.destroy();
    },
  };
}
