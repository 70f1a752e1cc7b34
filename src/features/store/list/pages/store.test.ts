import { describe, expect, it } from "vitest";
import { openBuiltApp, stoppedClock } from "#testing/built-app.ts";
import { eventually } from "#testing/eventually.ts";
import { setUpServices } from "#testing/services.ts";
import { addGood } from "../goods-for-tests.ts";

const { database, services } = setUpServices();

/** The site with the switch on or off. Switches are cached per db for some seconds, so it gets a new one. */
async function openStore(is_on: boolean, now = stoppedClock) {
  await database.owner
    .updateTable("launch_switches")
    .set({ is_on })
    .where("name", "=", "store_catalogue")
    .execute();
  return openBuiltApp({ ...services, db: database.db.withoutPlugins() }, { now });
}

describe("/store", () => {
  it("[STORE-01] [STORE-02] is public and under construction, with a way home", async () => {
    await addGood(database.owner, { title: "Harvest Throw" });
    const app = await openStore(false);
    const response = await app.request("/store?search=throw");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("The store is under construction.");
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Back to the home page<\/a>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("Harvest Throw");
    expect(await (await app.request("/sitemaps/pages.xml")).text()).not.toContain("/store<");
  });

  it("lists the goods with the switch on, for search engines too", async () => {
    const app = await openStore(true);
    const html = await (await app.request("/store")).text();
    expect(html).toContain("Harvest Throw");
    expect(html).not.toContain("noindex");
    expect(await (await app.request("/sitemaps/pages.xml")).text()).toContain("/store<");
    const search = await (await app.request("/store?search=nothing+like+it")).text();
    expect(search).toContain("Nothing like that on the shelf. Yet.");
    expect(search).toContain('content="noindex, follow"');
  });

  it("shows a changed price although pages are cached", async () => {
    let clockMs = stoppedClock();
    const app = await openStore(true, () => clockMs);
    const changes = app.followChanges();
    const { variantId } = await addGood(database.owner, { title: "Porch Candle", cents: 3_200, stock: 9 });
    const read = async () => (await app.request("/store")).text();
    expect(await read()).toContain("$32.00");
    // The first may be shown because the site begins to listen, which outdates every page.
    for (const [sale_amount, price] of [
      [2_700, "$27.00"],
      [2_600, "$26.00"],
    ] as const) {
      await database.owner
        .updateTable("variant_prices")
        .set({ sale_amount })
        .where("variant_id", "=", variantId)
        .execute();
      // Lists may be half a minute behind.
      clockMs += 31_000;
      await eventually(async () => expect(await read()).toContain(price));
    }
    await changes.stop();
  });
});
