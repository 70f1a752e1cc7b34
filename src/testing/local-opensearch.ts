import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";
import { findFreePort } from "./free-port.ts";
import { isNightly } from "./nightly.ts";

const script = new URL("../../scripts/opensearch.sh", import.meta.url).pathname;
/** Ten times what it takes on a quiet machine. */
const startsWithinMs = 290_000;
/** Not worth compiling for a short life. */
const quickStart = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

/** Whether a real OpenSearch can be started, which takes JDK 21 or newer and Maven. Nightly runs require it. */
export function hasOpenSearch(): boolean {
  if (isNightly || spawnSync(script, ["--check"]).status === 0) return true;
  console.warn("NOT TESTED: OpenSearch. It takes a JDK of 21 or newer and Maven.");
  return false;
}

/** The URL of an OpenSearch for this test run. The first file that needs it starts it, and it stops with the run. */
export async function startOpenSearch(): Promise<string> {
  const owner = process.ppid;
  const folder = join(tmpdir(), `ujamaa-opensearch-${owner}`);
  const note = join(folder, "url");
  try {
    mkdirSync(folder);
  } catch {
    return vi.waitFor(() => readFileSync(note, "utf8"), { timeout: startsWithinMs, interval: 200 });
  }
  const port = await findFreePort();
  const env = {
    ...process.env,
    STOP_WITH_PID: String(owner),
    OPENSEARCH_PORT: String(port),
    HEAP: "512m",
    JAVA_OPTS: quickStart,
  };
  await promisify(execFile)(script, [folder], { env }).catch((error) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  // Written atomically.
  writeFileSync(`${note}.part`, `http://127.0.0.1:${port}`);
  renameSync(`${note}.part`, note);
  return readFileSync(note, "utf8");
}

export type Line = { url: string; cut: () => Promise<void>; mend: () => Promise<void> };

/** A proxy to a server that can be interrupted without affecting other users of the server. */
export async function openLine(to: string): Promise<Line> {
  const port = await findFreePort();
  const target = new URL(to);
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  const mend = () =>
    new Promise<void>((resolve) => {
      server = createServer((socket) => {
        const other = connect(Number(target.port), target.hostname);
        for (const end of [socket, other]) {
          sockets.add(end);
          end.on("error", () => {}).on("close", () => sockets.delete(end));
        }
        socket.pipe(other).pipe(socket);
      }).listen(port, "127.0.0.1", resolve);
    });
  await mend();
  return {
    url: `http://127.0.0.1:${port}`,
    mend,
    cut: () =>
      new Promise<void>((resolve) => {
        server?.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
