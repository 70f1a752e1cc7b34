/**
 * Serves the built site with demo data until Ctrl-C: like production, on a throwaway database.
 * `npm run preview -- --port 3000` builds first if there is no build.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { demoAccounts } from "#seed/accounts.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { startStack } from "#testing/stack.ts";
import { openDemoRooms } from "./launch/open-demo-rooms.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "3000" } } });

if (!existsSync("build/server/index.js")) {
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

const stack = await startStack({ port: Number(values.port), env: { TRUSTED_PROXY_HOPS: "0" } });
await openDemoRooms(stack.ownerUrl);
const addresses = [
  ["Ujamaa", stack.origin],
  ["Mail inbox", stack.inboxOrigin],
  ["Payments", stack.stripe.origin],
  ...Object.values(demoAccounts).map(({ email, password }) => ["Account", `${email}  ${password}`]),
];
const lines = addresses.map(([name = "", address]) => `  ${name.padEnd(11)} ${address}`);
console.log(
  `\n${lines.join("\n")}\n\n  Before launch: DATABASE_URL=${appUrl(stack.ownerUrl)} npm run launch -- --none\n  Ctrl-C stops everything.\n`,
);

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await stack.stop();
  process.exit(0);
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
