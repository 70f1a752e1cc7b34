import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess, stopProcess, waitUntilListening } from "#testing/child-process.ts";
import { findFreePort } from "#testing/free-port.ts";
import { findServerUser } from "#testing/postgres-files.ts";
import { findPgBouncer } from "./fetch-servers.ts";

/** Starts PgBouncer in transaction mode with few connections and default settings. Returns its URL. */
export async function startPgBouncer(url: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port: serverPort, username, password } = new URL(url);
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), "pgbouncer-"));
  await writeFile(join(folder, "users.txt"), `"${username}" "${password}"\n`);
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${serverPort}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = scram-sha-256",
    `auth_file = ${join(folder, "users.txt")}`,
    "pool_mode = transaction",
    "default_pool_size = 5",
    "log_connections = 0",
    "log_disconnections = 0",
  ];
  await writeFile(join(folder, "pgbouncer.ini"), `${settings.join("\n")}\n`);
  await chmod(folder, 0o755);

  const { command, env } = await findPgBouncer();
  const lines: string[] = [];
  const child = startProcess(command, [join(folder, "pgbouncer.ini")], {
    ...{ env, label: "bouncer", onLine: (line) => lines.push(line) },
    // Like PostgreSQL, it refuses to run as root.
    user: findServerUser(),
  });
  await waitUntilListening(child, port).catch((error) => {
    throw new Error(`${error.message}\n${lines.join("\n")}`);
  });
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    stop: async () => {
      await stopProcess(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
