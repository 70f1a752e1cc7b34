import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { openDiskStore } from "#platform/uploads/disk-store.server.ts";
import { demoAccounts } from "#seed/accounts.ts";
import { writeDemoPictures } from "#seed/pictures/write-demo-pictures.ts";
import { refuseRealAccounts } from "#seed/refuse-real-accounts.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { writeDemoProofs } from "#seed/write-demo-proofs.ts";
import { startProcess, stopProcess, waitUntilReady } from "#testing/child-process.ts";
import { createDatabase } from "#testing/create-database.ts";
import { dropDatabase } from "#testing/drop-database.ts";
import { appUrl, startLocalPostgres } from "#testing/local-postgres.ts";
import { startMailInbox } from "#testing/mail-inbox.ts";
import { startFakeStripe } from "#testing/stripe/start-fake-stripe.ts";
import { devDatabase } from "./dev-database.ts";
import { choosePorts, refuseBusyPorts } from "./dev-ports.ts";
import { openDemoRooms } from "./launch/open-demo-rooms.ts";

/**
 * Runs the whole product locally with nothing but Node installed: database, email, payments, web server, worker.
 * `--port 4000` serves it there, with the other services on the ports after it, so that several checkouts can run at
 * once. `--fresh` starts over with an empty database; with `--confirm <name>` even if real people have accounts there.
 */
const { values } = parseArgs({
  options: { fresh: { type: "boolean" }, confirm: { type: "string" }, port: { type: "string" } },
});
if (existsSync(".env")) process.loadEnvFile(".env");
const ports = choosePorts(Number(values.port ?? (process.env.PORT || 3000)));
const origin = `http://localhost:${ports.web}`;
const stops: (() => Promise<unknown>)[] = [];
let isStopping = false;

process.on("SIGINT", stop);
process.on("SIGTERM", stop);

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop();
}

async function start() {
  await refuseBusyPorts(ports);
  const filesFolder = process.env.FILES_FOLDER ?? ".data/files";
  if (!existsSync("public/map/around.pmtiles")) await import("./write-map-tiles.ts");
  say("starting PostgreSQL");
  const postgres = await startLocalPostgres({ dataDir: devDatabase.dataDir, port: ports.database });
  stops.push(postgres.stop);
  say(`data lies in ${postgres.dataDir}`);
  const ownerUrl = postgres.ownerUrl(devDatabase.name);
  await createDatabase(postgres.ownerUrl("postgres"), devDatabase.name);
  if (values.fresh) {
    await refuseRealAccounts(ownerUrl, { action: "Deleting", confirmed: values.confirm });
    await dropDatabase(postgres.ownerUrl("postgres"), devDatabase.name);
    await createDatabase(postgres.ownerUrl("postgres"), devDatabase.name);
  }
  const applied = await migrateEverything({ ownerUrl, appUrl: appUrl(ownerUrl) });
  say(applied.length ? `applied ${applied.length} migrations` : "schema is up to date");
  const seeded = await seedDemo(ownerUrl, { withAccounts: true, withPictures: true });
  if (seeded) {
    const files = openDiskStore({ folder: filesFolder });
    await Promise.all([writeDemoProofs(ownerUrl, files), writeDemoPictures(ownerUrl, files)]);
    await openDemoRooms(ownerUrl);
  }
  say(seeded ? "loaded demo data" : "demo data is there");

  const inbox = await startMailInbox({ smtpPort: ports.smtp, httpPort: ports.inbox });
  stops.push(inbox.stop);
  const stripe = await startFakeStripe({
    port: ports.stripe,
    webhookUrl: `${origin}/webhooks/stripe`,
    webhookSecret: "whsec_only_for_development",
  });
  stops.push(stripe.stop);
  const env = {
    NODE_ENV: "development",
    APP_ORIGIN: origin,
    DATABASE_URL: appUrl(ownerUrl),
    AUTH_SECRET: "only-for-development-on-this-machine",
    SMTP_URL: inbox.smtpUrl,
    // Keys of a Stripe test account in .env take precedence.
    ...(process.env.STRIPE_SECRET_KEY ? {} : stripe.env),
    LOG_LEVEL: "warn",
    FILES_FOLDER: filesFolder,
  };
  const web = startProcess(
    "node",
    [
      "--conditions=development",
      "node_modules/@react-router/dev/bin.cjs",
      "dev",
      "--port",
      String(ports.web),
      "--strictPort",
    ],
    { env, label: "web   " },
  );
  const worker = startProcess("node", ["scripts/dev-worker.ts"], { env, label: "worker" });
  // Web and worker stop in parallel; the database stops last.
  stops.push(() =>
    Promise.all([stopProcess(web, { timeoutMs: 5_000 }), stopProcess(worker, { timeoutMs: 5_000 })]),
  );
  web.once("exit", stop);
  await waitUntilReady(web, `${origin}/readyz`);
  const addresses = [
    ["Ujamaa", origin],
    ["Mail inbox", inbox.origin],
    ["Payments", process.env.STRIPE_SECRET_KEY ? "Stripe, by the keys in .env" : stripe.origin],
    ["API docs", `${origin}/api/v1/docs`],
    ["Styleguide", `${origin}/styleguide`],
    ["PostgreSQL", ownerUrl],
    ...Object.values(demoAccounts).map(({ email, password }) => ["Account", `${email}  ${password}`]),
  ];
  const lines = addresses.map(([name = "", address]) => `  ${name.padEnd(11)} ${address}`);
  console.log(
    `\n${lines.join("\n")}\n\n  Before launch: npm run launch -- --none\n  Ctrl-C stops everything.\n`,
  );
}

async function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const end of stops.reverse()) await end();
  process.exit();
}

function say(sentence: string) {
  console.log(`ujamaa ${sentence}`);
}
