import { beforeAll, describe, expect, it } from "vitest";
import { accessMatrix } from "#app/access-matrix.ts";
import { type PersonKind, people } from "#platform/feature/access.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { type BuiltApp, openBuiltApp } from "#testing/built-app.ts";
import type { Example } from "#testing/feature-tests.ts";
import { importFeatureTests } from "#testing/import-feature-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { testProofs } from "#testing/test-uploads.ts";
import { type Accounts, makeAccounts, signEverybodyIn } from "./access-people.ts";
import { ask, requestData } from "./ask.ts";
import { fillPattern, findExample } from "./find-example.ts";
import type { Endpoint } from "./list-endpoints.ts";
import { readEndpoints } from "./read-endpoints.ts";

const { services } = setUpServices({ purposes: [testProofs] });
const endpoints = readEndpoints();
const featureTests = await importFeatureTests();
const forms = Object.assign({}, ...featureTests.map((tests) => tests.forms));
const examples: Record<string, Example> = Object.assign({}, ...featureTests.map((tests) => tests.examples));
/** These end their own session. */
const endsSession = new Set(["POST /logout", "POST /api/v1/auth/sign-out"]);

let app: BuiltApp;
let accounts: Accounts;
let cookies: Map<PersonKind, string>;
/** Parameter values of each example, by its path. */
const values = new Map<string, Record<string, string>>();
let requests = 0;

beforeAll(async () => {
  // Each request comes from a separate network, so that limits count it alone.
  app = await openBuiltApp({ ...services, env: { ...services.env, TRUSTED_PROXY_HOPS: 1 } });
  accounts = await makeAccounts(services);
  cookies = await signEverybodyIn(services, accounts);
  await services.owner
    .updateTable("launch_switches")
    .set({ is_built: true, is_on: true })
    .where(
      "name",
      "in",
      featureTests.flatMap(({ switchesOn = [] }) => switchesOn),
    )
    .execute();
  const given = { services, owner: accounts.owner, ownerCookie: cookies.get("owner") ?? "" };
  for (const [path, example] of Object.entries(examples)) {
    const found = typeof example === "function" ? await example(given) : example;
    const parameter = path.match(/:(\w+)(?!.*:)/)?.[1] ?? "";
    values.set(path, typeof found === "string" ? { [parameter]: found } : { ...found });
  }
  await compareDocuments(services.db);
});

function pathOf({ pattern }: Endpoint): string {
  return fillPattern(pattern, values.get(findExample(pattern, Object.keys(examples)) ?? "") ?? {});
}

async function askAll(endpoint: Endpoint, asks: typeof ask) {
  const sessions = endsSession.has(endpoint.key) ? await signEverybodyIn(services, accounts) : cookies;
  const outcomes: Record<string, unknown> = {};
  for (const kind of people) {
    requests += 1;
    const ip = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`;
    const request = { path: pathOf(endpoint), fields: forms[endpoint.key], ip };
    outcomes[kind] = await asks(app, endpoint, { ...request, cookie: sessions.get(kind) ?? "" });
  }
  return outcomes;
}

/** The checklist ids that a row decides. */
function linesOf({ key, pattern, method }: Endpoint): string {
  const visitor = accessMatrix[key]?.visitor;
  const lines = [
    visitor === "ok" && method === "GET" && "[SEC-08]",
    visitor === "login" && "[SEC-01]",
    key === "GET /dashboard" && "[SEC-24]",
    /^\/admin(\/|$)/.test(pattern) && "[ADMIN-01] [SEC-04] [SEC-05] [SEC-27] [SEC-38]",
  ];
  return lines.filter(Boolean).join(" ");
}

describe.each(endpoints.map((endpoint) => [endpoint.key, endpoint] as const))("%s", (key, endpoint) => {
  it(`${linesOf(endpoint)} responds to every role as the access matrix says`, async () => {
    expect(await askAll(endpoint, ask)).toEqual(accessMatrix[key]);
    if (endpoint.hasData) expect(await askAll(endpoint, requestData), "its data").toEqual(accessMatrix[key]);
  });
});

it("[SEC-07] only four specified pages require an account; the others that do are parts of these, the member's own account or trips", () => {
  const needAccount = Object.keys(accessMatrix).filter((key) => accessMatrix[key]?.visitor === "login");
  const pages = needAccount.filter((key) => key.startsWith("GET ")).map((key) => key.slice("GET ".length));
  // Claiming an artist uses the same form as claiming a business.
  const parts = /^\/(account|dashboard[/?]|admin\/|confirm-email|trips|artist\/:id\/claim$)/;
  expect(pages.filter((path) => !parts.test(path)).sort()).toEqual([
    "/admin",
    "/claim-business",
    "/dashboard",
    "/events/submit",
  ]);
});

it("uses accounts that have the role they are listed with", () => {
  const signedIn = people.filter((kind) => cookies.get(kind));
  expect(signedIn).toEqual(["member", "other", "owner", "admin", "banned"]);
});
