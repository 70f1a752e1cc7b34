import { beforeAll, describe, expect, it } from "vitest";
import { type PersonKind, people } from "#app/access-matrix/row.ts";
import { accessMatrix } from "#app/access-matrix.ts";
import { type BuiltApp, openBuiltApp } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";
import { testProofs } from "#testing/test-uploads.ts";
import {
  type Accounts,
  fillPattern,
  makeAccounts,
  makeThings,
  signEverybodyIn,
  type Things,
} from "./access-people.ts";
import { ask, askForData } from "./ask.ts";
import type { Address } from "./list-addresses.ts";
import { readAddresses } from "./read-addresses.ts";

const { services } = setUpServices({ purposes: [testProofs] });
const addresses = readAddresses();
/** These end the session that they are sent with. */
const endsSession = new Set(["POST /logout", "POST /api/v1/auth/sign-out"]);

let app: BuiltApp;
let accounts: Accounts;
let cookies: Map<PersonKind, string>;
let things: Things;
let requests = 0;

beforeAll(async () => {
  // Each request comes from a network of its own, so that the limits count it alone.
  app = await openBuiltApp({ ...services, env: { ...services.env, TRUSTED_PROXY_HOPS: 1 } });
  accounts = await makeAccounts(services);
  cookies = await signEverybodyIn(services, accounts);
  things = await makeThings(services, accounts, cookies);
});

async function askAll(address: Address, asks: typeof ask) {
  const path = fillPattern(address.pattern, things);
  const sessions = endsSession.has(address.key) ? await signEverybodyIn(services, accounts) : cookies;
  const answers: Record<string, unknown> = {};
  for (const kind of people) {
    requests += 1;
    const ip = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`;
    answers[kind] = await asks(app, address, path, { cookie: sessions.get(kind) ?? "", ip });
  }
  return answers;
}

/** The lines of the specification that a row decides. */
function linesOf({ key, pattern, method }: Address): string {
  const visitor = accessMatrix[key]?.visitor;
  const lines = [
    visitor === "ok" && method === "GET" && "[SEC-08]",
    visitor === "login" && "[SEC-01]",
    key === "GET /dashboard" && "[SEC-24]",
    /^\/admin(\/|$)/.test(pattern) && "[ADMIN-01] [SEC-04] [SEC-05] [SEC-27] [SEC-38]",
  ];
  return lines.filter(Boolean).join(" ");
}

describe.each(addresses.map((address) => [address.key, address] as const))("%s", (key, address) => {
  it(`${linesOf(address)} answers everybody as the access matrix says`, async () => {
    expect(await askAll(address, ask)).toEqual(accessMatrix[key]);
    if (address.hasData) expect(await askAll(address, askForData), "its data").toEqual(accessMatrix[key]);
  });
});

it("[SEC-07] only four specified pages need an account; the others that do are parts of these or hold one's own account and trips", () => {
  const needAccount = Object.keys(accessMatrix).filter((key) => accessMatrix[key]?.visitor === "login");
  const pages = needAccount.filter((key) => key.startsWith("GET ")).map((key) => key.slice("GET ".length));
  // A claim of an artist is the same form as that of a business.
  const parts = /^\/(account|dashboard[/?]|admin\/|confirm-email|trips|artist\/:id\/claim$)/;
  expect(pages.filter((path) => !parts.test(path)).sort()).toEqual([
    "/admin",
    "/claim-business",
    "/dashboard",
    "/events/submit",
  ]);
});

it("is asked by people who are what they seem", () => {
  const signedIn = people.filter((kind) => cookies.get(kind));
  expect(signedIn).toEqual(["member", "other", "owner", "admin", "banned"]);
});
