import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { deleteAccount } from "#features/accounts/commands/delete-account.server.ts";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { jobsSchema } from "#platform/jobs/jobs.server.ts";
import { checkProjectionsJob } from "#platform/projections/check-projections.server.ts";
import { deleteOldDataJob } from "#platform/retention/delete-old-data.server.ts";
import { platformRetention } from "#platform/retention/platform-retention.ts";
import type { RetentionRow } from "#platform/retention/retention-row.ts";
import { deleteExpiredFilesJob } from "#platform/uploads/delete-expired-files.server.ts";
import { openFileStore } from "#platform/uploads/open-file-store.server.ts";
import { listAreas } from "#platform/uploads/sweep-orphans.server.ts";
import { openBuiltApp } from "#testing/built-app.ts";
import { type Canary, identity, words } from "#testing/deletion/canary.ts";
import { findInDatabase, findInStore } from "#testing/deletion/find-canary.ts";
import type { LeftAfterDeletion } from "#testing/feature-tests.ts";
import { importFeatureTests } from "#testing/import-feature-tests.ts";
import { type MailInbox, startMailInbox } from "#testing/mail-inbox.ts";
import { moveClock } from "#testing/move-clock.ts";
import { isNightly } from "#testing/nightly.ts";
import { hasObjectStore, type ObjectStore, startObjectStore } from "#testing/object-store.ts";
import { setUpServices } from "#testing/services.ts";
import { features } from "./features.ts";
import { type RunningWorker, startWorker } from "./worker.ts";

const retainedData = features.flatMap((feature) => feature.retainedData);
const featureTests = await importFeatureTests();
const seeders = featureTests.flatMap(({ seeders = [] }) => seeders);
const leftIn = (when: keyof LeftAfterDeletion): Record<string, RetentionRow> =>
  Object.assign({}, ...featureTests.map(({ leftAfterDeletion }) => leftAfterDeletion?.[when]));
const [leftAtOnce, leftForGood] = [leftIn("atOnce"), leftIn("forGood")];
const [leftWithPosts, postedWords] = [leftIn("withPosts"), leftIn("postedWords")];

/** The audit log keeps what an admin decided about, for its retention period. */
const wordsInTheLog = { "audit_log.before": platformRetention.audit };

const runs = [
  { store: "disk", removesPosts: true },
  { store: "disk", removesPosts: false },
  ...(isNightly ? [{ store: "s3", removesPosts: true } as const] : []),
] as const;

describe.each(runs)(
  "a deleted account, files in $store, posts removed: $removesPosts",
  ({ store, removesPosts }) => {
    describe.runIf(store === "disk" || hasObjectStore())("leaves nothing", () => {
      const { database, services } = setUpServices();
      const lines: string[] = [];
      const canary = {
        services,
        pages: ["/", "/directory"],
        files: [] as Canary["files"],
      } as unknown as Canary;
      const stops: (() => Promise<void>)[] = [];
      let inbox: MailInbox;
      let worker: RunningWorker;
      let before: string[];
      let laterMs = 0;

      beforeAll(async () => {
        const log = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
        const objects: ObjectStore | null = store === "s3" ? await startObjectStore() : null;
        if (objects) stops.push(objects.stop);
        inbox = await startMailInbox({ smtpPort: 0, httpPort: 0 });
        const settings = objects ? { FILES_DRIVER: "s3" as const, ...objects.settings } : {};
        const { FILES_FOLDER, AUTH_SECRET, APP_ORIGIN, DATABASE_URL } = services.env;
        const env = readEnv({
          FILES_FOLDER,
          AUTH_SECRET,
          APP_ORIGIN,
          DATABASE_URL,
          PROOF_OF_WORK_COST: "0",
          SMTP_URL: inbox.smtpUrl,
          ...settings,
        });
        Object.assign(services, { log, env, files: openFileStore(env) });
        services.auth = createAuth({ env, db: services.db, log });
        worker = await startWorker(env, { log });
        canary.app = await openBuiltApp(services, { now: () => Date.now() + laterMs });
        stops.push(canary.app.followChanges().stop);
        canary.person = await makePerson(services, {
          username: "Quetzalcanary",
          email: `${identity}@example.com`,
        });
        canary.admin = await makePerson(services, { isAdmin: true });
        canary.cookie = (await signedInHeaders(services, canary.person)).get("cookie") ?? "";
        for (const { seed } of seeders) await seed(canary);
        before = await find(identity);
        const places = [...before, ...(await find(words))];
        for (const { what, leaves } of seeders)
          for (const place of leaves) expect(places, `${what}: the search finds it before`).toContain(place);
        await workIsDone();
        // Twice, so that cacheable pages are cached.
        for (const page of [...canary.pages, ...canary.pages]) await canary.app.request(page);
        const { id, password } = canary.person;
        const headers = await signedInHeaders(services, canary.person);
        const deleted = await deleteAccount(services, aMember(id, { headers }), {
          current: password,
          removesPosts,
        });
        expect(deleted).toMatchObject({ ok: true });
        await workIsDone();
        // Pages that only mention a changed record expire by age.
        laterMs = 91_000;
        await run(deleteExpiredFilesJob, deleteOldDataJob, checkProjectionsJob);
      }, 400_000);

      afterAll(async () => {
        await worker.stop();
        await inbox.stop();
        await Promise.all(stops.map((stop) => stop()));
      });

      const find = (word: string) => findInDatabase(database.owner, word);

      /** Runs these jobs one after the other. */
      async function run(...jobs: (typeof deleteOldDataJob)[]) {
        for (const job of jobs) {
          await transact(services.db, (tx) => services.jobs.queue(tx, job, {}));
          await workIsDone();
        }
      }

      async function workIsDone() {
        await vi.waitFor(
          async () => {
            const { rows } = await sql<{ name: string }>`
            select name from pgboss.job
            where state in ('created', 'retry', 'active') and name !~ '^__'
              and start_after < now() + interval '10 seconds'`.execute(database.owner);
            expect(rows).toEqual([]);
          },
          { timeout: 60_000, interval: 200 },
        );
      }

      /** Expects each place to be in the retention table, in the given row. */
      function expectOnly(places: readonly string[], allowed: Record<string, RetentionRow>) {
        expect(places.filter((place) => !(place in allowed))).toEqual([]);
        for (const place of places) {
          const table = place.slice(0, place.lastIndexOf("."));
          const kept = retainedData
            .filter(({ row }) => row === allowed[place])
            .flatMap(({ tables }) => tables);
          const isNamed = kept.some(
            (one) => one === table || (one.endsWith(".*") && table.startsWith(one.slice(0, -1))),
          );
          expect(isNamed, `${place} stands in the retention table`).toBe(true);
        }
      }

      it("in any table outside the retention table", async () => {
        expect(before.length).toBeGreaterThan(20);
        expectOnly(await find(identity), { ...leftAtOnce, ...(removesPosts ? {} : leftWithPosts) });
        expectOnly(await find(words), { ...wordsInTheLog, ...(removesPosts ? {} : postedWords) });
      });

      it("in the file store", async () => {
        const areas = listAreas(features.flatMap(({ uploadPurposes }) => uploadPurposes));
        const { found, keys } = await findInStore(services.files, areas, identity);
        expect(found).toEqual([]);
        expect(canary.files.length).toBeGreaterThan(3);
        for (const { bucket, key, staysWithPosts } of canary.files) {
          const left = keys.filter((name) => name.startsWith(`${bucket}/${key}`));
          expect(left.length > 0, `${bucket}/${key}`).toBe(staysWithPosts && !removesPosts);
        }
      });

      it("on any page, in any feed or response, cached or not", async () => {
        expect(canary.pages.length).toBeGreaterThan(5);
        for (const page of canary.pages) {
          const response = await canary.app.request(page);
          const body = (await response.text()).toLowerCase();
          const isOwnEvent = !removesPosts && /event/.test(page);
          if (!isOwnEvent) expect(body.includes(identity), page).toBe(false);
          if (removesPosts) expect(body.includes(words), page).toBe(false);
        }
      });

      it("in any log line", () => {
        expect(lines.length).toBeGreaterThan(20);
        expect(lines.filter((line) => line.toLowerCase().includes(identity))).toEqual([]);
      });

      it("in the email queue, but the goodbye email was sent", async () => {
        const { rows } = await sql`select from mail_outbox`.execute(database.owner);
        expect(rows).toEqual([]);
      });

      it("once every retention period has passed, except the listing of the business", async () => {
        await sql`update parcels set status = 'sent', sent_at = now() where status = 'ordered'`.execute(
          database.owner,
        );
        await moveClock(database.owner, 1096);
        await run(deleteOldDataJob);
        const boss = new PgBoss({ connectionString: database.ownerUrl, schema: jobsSchema, migrate: false });
        await boss.start();
        await boss.supervise();
        await boss.stop({ graceful: false });
        expectOnly(await find(identity), { ...leftForGood, ...(removesPosts ? {} : leftWithPosts) });
      });
    });
  },
);
