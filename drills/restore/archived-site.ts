import { randomBytes } from "node:crypto";
import { appendFileSync, chmodSync, chownSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { readEnvFile } from "#cli/env-file.ts";
import { runCli } from "#cli/run-cli.ts";
import { runProgram } from "#cli/run-program.ts";
import { listUnits, waitUntilReady } from "#cli/site-services.ts";
import { openTerminal } from "#cli/terminal.ts";
import { openDiskStore } from "#platform/uploads/disk-store.server.ts";
import { buildSearch } from "#seed/build-search.ts";
import { writeDemoPictures } from "#seed/pictures/write-demo-pictures.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { writeDemoProofs } from "#seed/write-demo-proofs.ts";
import { createDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl, localOwnerUrl } from "#testing/local-postgres.ts";
import { startMailInbox } from "#testing/mail-inbox.ts";
import { findServerUser, initializeDataDir, placeDataDir } from "#testing/postgres-files.ts";
import { openProcessManager } from "#testing/process-manager.ts";
import { fsync } from "../fsync.ts";
import { fetchPostgres } from "../versions/fetch-servers.ts";
import { findPgBackRest } from "./fetch-pgbackrest.ts";

/** Debian 13 has PostgreSQL 17. */
const version = "17.10.0-beta.17";

/**
 * The built product as `install.sh` leaves it: PostgreSQL 17 with its configuration outside of the data folder, a web
 * server and a worker as units that `ujamaa` starts and stops, and its settings in files.
 */
export async function startArchivedSite({ businesses }: { businesses: number }) {
  const [databasePort, webPort, workerPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const folder = await placeDataDir(`.data/drill-restore-${databasePort}`);
  const dataFolder = join(folder, "data");
  const native = await fetchPostgres(version);
  const pgBackRest = await findPgBackRest();
  const user = findServerUser();
  for (const name of ["", "conf.d", "socket", "lock", "backups", "uploads"]) {
    mkdirSync(join(folder, name), { recursive: true });
    chmodSync(join(folder, name), 0o755);
  }
  for (const name of ["socket", "lock"]) if (user) chownSync(join(folder, name), user.uid, user.gid);
  // Where the data folder is moved aside and a scratch server is restored.
  if (user) chownSync(folder, user.uid, user.gid);
  await initializeDataDir(native, dataFolder, { owner: "ujamaa_owner", password: "local-only" });
  appendFileSync(join(dataFolder, "postgresql.conf"), `\ninclude_dir = '${join(folder, "conf.d")}'\n`);

  const inbox = await startMailInbox({ smtpPort: 0, httpPort: 0 });
  const ownerUrl = localOwnerUrl(databasePort, "ujamaa");
  const siteEnv = {
    NODE_ENV: "production",
    PORT: String(webPort),
    WORKER_PORT: String(workerPort),
    APP_ORIGIN: `http://127.0.0.1:${webPort}`,
    DATABASE_URL: appUrl(ownerUrl),
    AUTH_SECRET: randomBytes(32).toString("hex"),
    SMTP_URL: inbox.smtpUrl,
    LOG_LEVEL: "silent",
    SHUTDOWN_DELAY_SECONDS: "0",
    REQUIRE_ADMIN_SECOND_FACTOR: "false",
    FILES_FOLDER: join(folder, "uploads"),
    ASSETS_DIR: join(folder, "assets"),
  };
  const ownerEnvFile = join(folder, "owner.env");
  const operatorEnv = {
    DATABASE_OWNER_URL: ownerUrl,
    OWNER_ENV_FILE: ownerEnvFile,
    WEB_UNITS: `web:${webPort}`,
    WORKER_UNIT: "worker",
    SITE_SYSTEM_USER: user ? "root" : (process.env.USER ?? ""),
    BACKUP_FOLDER: join(folder, "backups"),
    BACKUP_CONFIG: join(folder, "pgbackrest.conf"),
    BACKUP_COMMAND: pgBackRest,
    DATABASE_SYSTEM_USER: user ? "nobody" : (process.env.USER ?? ""),
    DATABASE_FOLDER: dataFolder,
    DATABASE_BINARIES: join(native, "bin"),
    DATABASE_UNIT: "database",
    DATABASE_CONFIG_FOLDER: join(folder, "conf.d"),
    DATABASE_SOCKET_FOLDER: join(folder, "socket"),
    DATABASE_SUPERUSER: "ujamaa_owner",
    PGPASSWORD: "local-only",
    PGBACKREST_LOCK_PATH: join(folder, "lock"),
  };
  const settings = {
    ...{ port: String(databasePort), listen_addresses: "127.0.0.1" },
    ...{ unix_socket_directories: join(folder, "socket"), fsync: fsync ? "on" : "off" },
    ...{ shared_buffers: "256MB", scram_iterations: "1", log_min_messages: "fatal" },
  };
  const services = openProcessManager({
    database: () => ({
      command: join(native, "bin/postgres"),
      args: [
        "-D",
        dataFolder,
        ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      env: { PGPASSWORD: "local-only", PGBACKREST_LOCK_PATH: join(folder, "lock") },
      cwd: "/",
      user,
      stopSignal: "SIGINT",
      onLine: (line) => databaseLog.push(line),
    }),
    web: () => ({ command: "node", args: ["src/app/main.ts"], env: siteEnv }),
    worker: () => ({ command: "node", args: ["build/worker/worker.js"], env: siteEnv }),
  });
  const databaseLog: string[] = [];

  /** Runs `ujamaa` in this process, with the settings of both files. Returns its exit code. */
  const ujamaa = async (...argv: string[]) => {
    const env = { ...process.env, ...siteEnv, ...operatorEnv, ...(await readEnvFile(ownerEnvFile)) };
    console.log(`$ ujamaa ${argv.join(" ")}`);
    return runCli(argv, { env, openTerminal, services });
  };
  /** The write-ahead log that the newest backup starts with. */
  const readFirstSegment = async () => {
    const options = [`--config=${operatorEnv.BACKUP_CONFIG}`, "--stanza=ujamaa", "--output=json"];
    const { stdout } = await runProgram(pgBackRest, [...options, "info"], {
      user: operatorEnv.DATABASE_SYSTEM_USER,
      env: operatorEnv,
    });
    const [info] = JSON.parse(stdout) as { backup: { archive: { start: string } }[] }[];
    return info?.backup.at(-1)?.archive.start ?? "";
  };
  const stop = async () => {
    await services.stopAll();
    await inbox.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await services.start("database");
    await waitForDatabase(localOwnerUrl(databasePort, "postgres"), databaseLog);
    await createDatabase(localOwnerUrl(databasePort, "postgres"), "ujamaa");
    await migrateEverything({ ownerUrl, appUrl: siteEnv.DATABASE_URL });
    await seedDemo(ownerUrl, { withAccounts: true, withPictures: true });
    if (businesses > 0) {
      await seedLarge(ownerUrl, { businesses, reviews: Math.round(businesses / 2) });
      await buildSearch(ownerUrl);
    }
    const files = openDiskStore({ folder: siteEnv.FILES_FOLDER });
    await Promise.all([writeDemoProofs(ownerUrl, files), writeDemoPictures(ownerUrl, files)]);
    await services.start("web");
    await services.start("worker");
    const { web, worker } = listUnits({ ...siteEnv, ...operatorEnv });
    for (const unit of [...web, worker]) await waitUntilReady({ services }, unit, 120_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...{ folder, dataFolder, files: siteEnv.FILES_FOLDER, ownerUrl, appUrl: siteEnv.DATABASE_URL },
    ...{ services, ujamaa, readFirstSegment, stop, inboxOrigin: inbox.origin, databaseLog, siteEnv },
  };
}

export type ArchivedSite = Awaited<ReturnType<typeof startArchivedSite>>;

async function waitForDatabase(url: string, log: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const client = new Client({ connectionString: url });
    client.on("error", () => {});
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isUp) return;
    await pause(100);
  }
  throw new Error(`PostgreSQL did not start: ${log.slice(-5).join("\n")}`);
}
