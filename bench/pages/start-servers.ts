import { fork } from "node:child_process";
import { once } from "node:events";
import { startStack } from "#testing/stack.ts";
import { pin } from "./drive.ts";

type Server = {
  origin: string;
  stop: () => Promise<void>;
};

/** Starts the bare server in a child process. */
export async function startBareServer(core: number | undefined): Promise<Server> {
  const child = fork(new URL("./bare-server.ts", import.meta.url));
  if (core !== undefined) pin(child.pid ?? 0, core);
  const [port] = await once(child, "message");
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
    },
  };
}

/** Starts the built product with its database, or uses the one running at `origin`. */
export async function startBuiltServer(
  origin: string | undefined,
  core: number | undefined,
): Promise<Server> {
  if (origin) return { origin, stop: async () => {} };
  // All requests come from one network.
  const unlimited = String(1_000_000_000);
  const env = {
    API_READS_PER_MINUTE: unlimited,
    PAGE_READS_PER_MINUTE: unlimited,
    RENDERS_PER_NETWORK: "16",
  };
  return startStack({ env, webCore: core });
}
