import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createApi } from "#app/create-api.server.ts";
import { type Address, listAddresses } from "./list-addresses.ts";

/** The addresses of this build: from its route table and its API. */
export function readAddresses(): Address[] {
  const printed = execFileSync("node_modules/.bin/react-router", ["routes", "--json"], {
    encoding: "utf8",
    // Without the pages of development.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const { document } = createApi("http://localhost");
  return listAddresses(JSON.parse(printed), document.paths ?? {}, (file) => readFileSync(file, "utf8"));
}
