import type { Account } from "./account.ts";
import { listOf } from "./list-page.ts";
import { refuse } from "./stripe-error.ts";

type Json = Record<string, unknown>;

/** Replaces ids with the objects they refer to, along paths such as `payment_intent.latest_charge`. */
export function expandObject<T extends object>(account: Account, object: T, paths: string[] = []): T {
  const copy = structuredClone(object);
  for (const path of paths) follow(account, copy as Json, path.split("."), path);
  return copy;
}

/** The same for each object of a list. Paths begin with `data`. */
export function expandList<T extends { data: object[] }>(account: Account, page: T, paths: string[] = []): T {
  const inner = paths.map((path) =>
    path.startsWith("data.") ? path.slice(5) : refuse(`"${path}" cannot be expanded in a list.`, "expand"),
  );
  return { ...page, data: page.data.map((object) => expandObject(account, object, inner)) };
}

function follow(account: Account, object: Json, [name = "", ...rest]: string[], path: string) {
  const find = expandable[name];
  if (!find) refuse(`"${path}" cannot be expanded.`, "expand");
  const value = object[name];
  const isExpanded = typeof value === "object" && value !== null;
  if (!isExpanded) object[name] = structuredClone(find(account, object)) ?? value ?? null;
  const found = object[name];
  if (rest.length > 0 && typeof found === "object" && found !== null)
    follow(account, found as Json, rest, path);
}

const expandable: Record<string, (account: Account, object: Json) => object | undefined> = {
  payment_intent: (account, object) => account.intents.get(String(object.payment_intent)),
  latest_charge: (account, object) => account.charges.get(String(object.latest_charge)),
  charge: (account, object) => account.charges.get(String(object.charge)),
  payment_method: (account, object) => account.methods.get(String(object.payment_method)),
  line_items: (account, object) =>
    listOf(
      account.lineItems.get(String(object.id)) ?? [],
      {},
      `/v1/checkout/sessions/${object.id}/line_items`,
    ),
};
