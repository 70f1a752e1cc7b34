import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createApi } from "#app/create-api.server.ts";
import { createFunctionsApi } from "#app/functions-api.server.ts";
import { createStoreApi } from "#app/store-api.server.ts";
import { type Address, listAddresses } from "./list-addresses.ts";

/** What the server answers before the router, in `server.ts`: named by hand. */
const serverAddresses = [
  ...["POST /uploads/:purpose", "GET /files/:bucket/:key", "POST /webhooks/stripe"],
  "POST /csp-reports",
];

/** The addresses of this build: from its route table, its API and its server. */
export function readAddresses(): Address[] {
  const printed = execFileSync("node_modules/.bin/react-router", ["routes", "--json"], {
    encoding: "utf8",
    // Without the pages of development.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const { document } = createApi({ APP_ORIGIN: "http://localhost", SITE_NAME: "", CONTACT_EMAIL: "" });
  const read = (file: string) => readFileSync(file, "utf8");
  return [
    ...listAddresses(JSON.parse(printed), document.paths ?? {}, read),
    ...[...createStoreApi().routes, ...createFunctionsApi().routes].map(({ method, path }) =>
      toAddress(`${method} ${path}`),
    ),
    ...serverAddresses.map(toAddress),
  ];
}

function toAddress(key: string): Address {
  const [method = "", pattern = ""] = key.split(" ");
  return { key, method, pattern, routeId: null, hasData: false };
}
