import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { demoAccounts } from "#seed/accounts.ts";
import { addGoods, readStock, receive } from "#testing/goods.ts";
import type { Site } from "#testing/site.ts";
import { buyPatiently } from "../store/buy.ts";

const soldWithinMs = 60_000;
const searches = ["soul food", "braids", "jazz", "savannah", "books", "coffee", "barber", "gumbo"];

/** Logs in, searches, posts and buys over HTTP. Returns all problems. */
export async function exerciseSite(site: Site): Promise<string[]> {
  return [...(await signIn(site)), ...(await search(site)), ...(await buySomething(site))];
}

async function signIn({ origin }: Site): Promise<string[]> {
  const { email, password } = demoAccounts.member;
  const response = await fetch(`${origin}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "sec-fetch-site": "same-origin", "x-forwarded-for": "10.9.9.9" },
    body: new URLSearchParams({ email, password }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  if (response.status !== 302) return [`logging in returned ${response.status}`];
  // Twice as many concurrent requests as the pooler has connections.
  const pages = await Promise.all(
    Array.from({ length: 10 }, () => fetch(`${origin}/account`, { headers: { cookie } })),
  );
  const texts = await Promise.all(pages.map((page) => page.text()));
  const good = texts.filter((text) => text.includes(demoAccounts.member.username)).length;
  return good === pages.length ? [] : [`${pages.length - good} of ${pages.length} account pages failed`];
}

async function search({ origin }: Site): Promise<string[]> {
  const paths = searches.flatMap((term) => {
    const query = encodeURIComponent(term);
    return [`/directory?search=${query}`, `/search?q=${query}`, `/api/v1/businesses?search=${query}`];
  });
  const faults = await Promise.all(
    // A small site accepts a few at a time and asks the others to retry.
    paths.map(async (path, index) => {
      await pause(index * 150);
      const { status } = await fetch(`${origin}${path}`, {
        headers: { "x-forwarded-for": `10.8.0.${index}` },
      });
      return status === 200 ? null : `${path} returned ${status}`;
    }),
  );
  return faults.filter((fault) => fault !== null);
}

async function buySomething({ origin, ownerUrl, stripe }: Site): Promise<string[]> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const [basket = ""] = await addGoods(owner, ["Basket"]);
    await receive(owner, [basket], 3);
    const order = { lines: [{ variant_id: basket, quantity: 2 }], network: "10.7.0.1", key: randomUUID() };
    const { status, reason, sessionId } = await buyPatiently(origin, order, { attempts: 5, pauseMs: 500 });
    if (!sessionId) return [`the checkout returned ${status} ${reason}`];
    stripe.pay(sessionId);
    const deadline = Date.now() + soldWithinMs;
    while (Date.now() < deadline) {
      const { sold, reserved } = await readStock(owner, basket);
      if (sold === 2 && reserved === 0) return [];
      await pause(100);
    }
    return ["the worker did not fulfill a paid order"];
  } finally {
    await owner.end();
  }
}
