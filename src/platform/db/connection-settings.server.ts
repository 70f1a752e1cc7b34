import { Socket } from "node:net";
import { Client, type ClientConfig } from "pg";
import { readDatabaseUrl } from "./database-url.ts";

type Settings = { connectionString: string } & Pick<ClientConfig, "stream">;

const probeTimeoutMs = 2_000;

/** How `pg` connects to a URL. With several hosts, each new connection goes to the one that accepts writes. */
export function connectionSettings(url: string): Settings {
  const hosts = readDatabaseUrl(url)?.hosts ?? [url];
  const [first] = hosts;
  if (hosts.length === 1) return { connectionString: first };
  return { connectionString: first, stream: () => socketTo(() => findWritable(hosts)) };
}

/** A socket that chooses its host when it connects. */
function socketTo(findHost: () => Promise<URL>): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket) as (port: number, host: string) => Socket;
  socket.connect = () => {
    findHost().then(
      ({ hostname, port }) => connect(Number(port || 5432), hostname.replaceAll(/[[\]]/g, "")),
      (error) => socket.destroy(error),
    );
    return socket;
  };
  return socket;
}

/** Probes all hosts at once, so that one that does not respond cannot delay the others. */
async function findWritable(urls: readonly string[]): Promise<URL> {
  return Promise.any(
    urls.map(async (url) => {
      await refuseReadOnly(url);
      return new URL(url);
    }),
  );
}

async function refuseReadOnly(url: string) {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
    if (rows[0]?.transaction_read_only === "on")
      throw Object.assign(new Error("The server accepts no writes."), { code: "25006" });
  } finally {
    await client.end().catch(() => {});
  }
}
