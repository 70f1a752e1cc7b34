import { expect, it } from "vitest";
import { everybody } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import {
  findAccessProblems,
  findMissingCases,
  findTableProblems,
  findUnlisted,
  findWorkerProblems,
} from "./find-omissions.ts";
import { toEndpoint } from "./list-endpoints.ts";

const shops = defineFeature({
  ...{ name: "shops", uses: ["accounts"], access: { "/shop/:id": { GET: everybody() } } },
  impersonalTables: { "what we sell": ["shops"] },
});
const desk = defineFeature({ name: "desk", access: { "/admin/shops": { GET: everybody() } } });
const admin = { ...toEndpoint("GET /admin/shops"), file: "features/desk/shops.tsx", isPage: true };
const accounts = defineFeature({ name: "accounts", access: {} });
const folder = "src/features/shops";
const page = { ...toEndpoint("GET /shop/:id"), file: "features/shops/shop.tsx", isPage: true };
const example = { [`${folder}/feature-for-tests.ts`]: 'define({ examples: { "/shop/:id": addShop } })' };
const job = { [`${folder}/jobs/close.ts`]: 'export const closeJob = defineJob("shops.close");' };
const queued = { [`${folder}/commands/close.ts`]: 'queueMail(tx, { template: "closed" })' };
const templates = { [`${folder}/emails/templates.ts`]: "export const shopEmails = { closed: closedEmail };" };
const kinds = { [`${folder}/email-kinds.ts`]: 'export const kinds = { news: { kind: "shop-news" } };' };
const declares = (text: string) => ({ [`${folder}/feature.ts`]: text });
const imports = declares('emails: () => import("./emails/templates.ts")');
const news = { kind: "shop-news", label: "News", note: "Once a month." };

it.each([
  ["nothing", findUnlisted(["accounts", "shops"], [accounts, shops]), null],
  [
    "an unlisted folder",
    findUnlisted(["accounts", "shops"], [accounts]),
    /features.ts does not list .*shops/,
  ],
  ["a missing folder", findUnlisted([], [accounts]), /lists "accounts", which is not a folder/],
  ["a wrong order", findUnlisted(["accounts", "shops"], [shops, accounts]), /"accounts" before "shops"/],
  ["nothing", findAccessProblems([page], [shops], ["/shop/:id"]), null],
  ["an open page without an example", findAccessProblems([page], [shops], []), /publicPage needs a sitemap/],
  [
    "a page without a row",
    findAccessProblems([page], [], []),
    /shops\/feature.ts has no access row "GET \/shop/,
  ],
  ["a row without a page", findAccessProblems([], [shops], []), /there is no such URL/],
  ["two rows", findAccessProblems([page], [shops, shops], ["/shop/:id"]), /a second access row/],
  ["an open admin page", findAccessProblems([admin], [desk], []), /opens "GET \/admin\/shops" to people who/],
  ["nothing", findMissingCases([shops], example), null],
  ["no example", findMissingCases([shops], {}), /feature-for-tests.ts has no example for "\/shop\/:id"/],
  ["nothing", findTableProblems(["shops"], [shops]), null],
  ["an undeclared table", findTableProblems(["grants"], [shops]), /declares the table "grants"/],
  ["nothing", findWorkerProblems([shops], { ...job, ...declares("handleJob(closeJob, close)") }), null],
  ["an unhandled job", findWorkerProblems([shops], job), /feature.ts has no handleJob\(closeJob, …\)/],
  ["nothing", findWorkerProblems([shops], { ...queued, ...templates, ...imports }), null],
  [
    "an unknown email",
    findWorkerProblems([shops], { ...queued, ...imports }),
    /templates.ts has no "closed"/,
  ],
  ["unused emails", findWorkerProblems([shops], templates), /feature.ts does not import .* under emails/],
  ["nothing", findWorkerProblems([{ ...shops, optionalEmails: [news] }], kinds), null],
  ["an unlisted kind", findWorkerProblems([shops], kinds), /lists "shop-news" neither/],
])("finds %s", (_name, found, problem) => {
  expect(found).toEqual(problem ? [expect.stringMatching(problem)] : []);
});
