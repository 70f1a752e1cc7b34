import { beforeEach, describe, expect, it } from "vitest";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addGoods } from "../goods-for-tests.ts";
import { openTestPayments, type TestPayments } from "../payments-for-tests.ts";
import { action } from "./buy-now.tsx";

const { database, services } = setUpServices();
let payments: TestPayments;
let variantId: string;

beforeEach(async () => {
  payments = openTestPayments();
  services.payments = payments.provider;
  variantId = (await addGoods(database.db, { variants: [{ stock: 3 }] })).variantIds[0] ?? "";
});

const buy = (fields: Record<string, string>) => action(routeArgs(services, "/checkout", { fields }));

describe("buying without scripts", () => {
  it("holds one variant and leads to its payment page", async () => {
    const answer = await buy({ variant_id: variantId, quantity: "2", cancel: "/product/7" });
    const [made] = payments.sessions.values();
    expect(answer.data).toMatchObject({ url: made?.session.url, words: null });
    expect(made?.requested.lines).toMatchObject([{ amount: 15000, quantity: 2 }]);
    expect(made?.requested.cancelUrl).toBe("http://localhost/product/7?checkout=canceled");
  });

  it.each<[string, Record<string, string>, number]>([
    ["nothing chosen", { quantity: "1" }, 400],
    ["no number", { quantity: "many" }, 400],
    ["a fraction", { quantity: "0.5" }, 400],
    ["more than there is", { quantity: "4" }, 409],
  ])("says what is wrong: %s", async (name, fields, status) => {
    const chosen = name === "nothing chosen" ? {} : { variant_id: variantId };
    const answer = await buy({ ...chosen, ...fields, cancel: "https://evil.example" });
    expect(answer.init?.status).toBe(status);
    expect(answer.data).toMatchObject({ url: null, words: expect.any(String), back: "/store" });
    expect(payments.sessions.size).toBe(0);
  });
});
