import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addProduct } from "../products-for-tests.ts";
import SellerGoods, { loader } from "./seller-goods.tsx";

const { database, services } = setUpServices();
let seller: string;
let other: string;

beforeAll(async () => {
  const add = async (name: string) =>
    (
      await database.owner
        .insertInto("businesses")
        .values({ name, location: "Detroit, Michigan" })
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  [seller, other] = [await add("Northstar Looms"), await add("Tallow House")];
  const sell = (title: string, position: number, values = {}) =>
    addProduct(database.db, { title, position, business_id: seller, ...values });
  await sell("Second", 2, { variants: [{ title: "A", amount: 5000, saleAmount: 4000, stock: 0 }] });
  await sell("First", 1);
  await sell("Draft", 0, { status: "draft" });
  await sell("Withdrawn", 0, { deleted_at: new Date() });
  await sell("Unpriced", 0, { variants: [] });
});

const load = (id: string, db = services.db) =>
  loader(routeArgs({ ...services, db }, `/business/${id}`, { params: { id } }));

function render(loaderData: Awaited<ReturnType<typeof load>>) {
  const Component = () => createElement(SellerGoods as never, { loaderData });
  const Page = createRoutesStub([
    { path: "/", Component, children: [{ index: true, Component: () => "Reviews" }] },
  ]);
  return renderToStaticMarkup(<Page />);
}

describe("the goods on the page of a business", () => {
  it("are those that are for sale, in the order of the catalog", async () => {
    const page = await load(seller);
    expect(page.goods.map(({ title }) => title)).toEqual(["First", "Second"]);
    expect(page.goods[1]).toMatchObject({ priceInCents: 4000, oldPriceInCents: 5000, isSoldOut: true });
    const html = render(page);
    expect(html).toContain("From their shelves");
    expect(html).toContain(`href="/product/${page.goods[0]?.id}"`);
    expect(html).toContain("Reviews");
  });

  it.each([
    ["a business that sells nothing", () => other],
    ["an address that is no id", () => "nonsense"],
  ])("are left out for %s", async (_, id) => {
    const html = render(await load(id()));
    expect(html).toBe("Reviews");
  });

  it("are left out when they cannot be read; the page stays", async () => {
    const fail = () => {
      throw new Error("away");
    };
    const broken = services.db.withPlugin({ transformQuery: ({ node }) => node, transformResult: fail });
    expect(render(await load(seller, broken))).toBe("Reviews");
  });

  it("are six at most", async () => {
    for (let number = 0; number < 8; number += 1)
      await addProduct(database.db, { title: `Candle ${number}`, position: number, business_id: other });
    expect((await load(other)).goods).toHaveLength(6);
  });
});
