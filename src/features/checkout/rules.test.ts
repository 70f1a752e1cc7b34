import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderLimits, priceOrder, refundableAmount, sumQuantities } from "./rules.ts";
import { splitCharge } from "./split-charge.ts";

const line = fc.record({
  unitAmount: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: orderLimits.quantity }),
  businessId: fc.option(fc.constantFrom("loom", "kiln", "press"), { nil: null }),
});
const lines = fc.array(line, { minLength: 1, maxLength: orderLimits.lines });
const settings = fc.record({
  shippingRate: fc.integer({ min: 0, max: 20_000 }),
  taxRate: fc.integer({ min: 0, max: 3_000 }),
  isTaxIncluded: fc.boolean(),
});
const one = (unitAmount: number, quantity = 1, businessId: string | null = null) => ({
  unitAmount,
  quantity,
  businessId,
});

describe("priceOrder", () => {
  it.each([
    ["goods and one parcel", [one(12800, 2)], 650, 0, false, [25600, 650, 0, 26250]],
    [
      "a parcel for each seller",
      [one(100, 1, "a"), one(100, 1, "b"), one(1, 1, "a")],
      650,
      0,
      false,
      [201, 1300, 0, 1501],
    ],
    ["tax on goods and shipping", [one(1000)], 500, 725, false, [1000, 500, 109, 1609]],
    ["half a cent rounds up", [one(50)], 0, 100, false, [50, 0, 1, 51]],
    ["less than half rounds down", [one(49)], 0, 100, false, [49, 0, 0, 49]],
    ["tax within the prices", [one(1190)], 0, 1900, true, [1190, 0, 190, 1190]],
    ["nothing costs nothing", [one(0, 99)], 0, 725, false, [0, 0, 0, 0]],
  ] as const)("%s", (_, goods, shippingRate, taxRate, isTaxIncluded, expected) => {
    const price = priceOrder([...goods], { shippingRate, taxRate, isTaxIncluded });
    expect([price.goodsAmount, price.shippingAmount, price.taxAmount, price.totalAmount]).toEqual(expected);
  });

  it("adds up as the database requires, in whole cents, for any order", () => {
    fc.assert(
      fc.property(lines, settings, (goods, rates) => {
        const price = priceOrder(goods, rates);
        const { goodsAmount, shippingAmount, taxAmount, totalAmount, isTaxIncluded } = price;
        for (const amount of [goodsAmount, shippingAmount, taxAmount, totalAmount])
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(totalAmount).toBe(goodsAmount + shippingAmount + (isTaxIncluded ? 0 : taxAmount));
        // Never off by more than half a cent.
        const exact = isTaxIncluded
          ? ((goodsAmount + shippingAmount) * rates.taxRate) / (10_000 + rates.taxRate)
          : ((goodsAmount + shippingAmount) * rates.taxRate) / 10_000;
        expect(Math.abs(taxAmount - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it("does not depend on the order of lines, and never decreases when more is bought", () => {
    fc.assert(
      fc.property(lines, line, settings, (goods, more, rates) => {
        expect(priceOrder(goods.toReversed(), rates)).toEqual(priceOrder(goods, rates));
        expect(priceOrder([...goods, more], rates).totalAmount).toBeGreaterThanOrEqual(
          priceOrder(goods, rates).totalAmount,
        );
      }),
    );
  });
});

describe("splitCharge", () => {
  it("assigns every cent of the total to goods, shipping or tax", () => {
    fc.assert(
      fc.property(lines, settings, (goods, rates) => {
        const price = priceOrder(goods, rates);
        const parts = splitCharge(price, goods);
        const sold = parts.goods.reduce((sum, { amount }) => sum + amount, 0);
        expect(sold + parts.shipping + parts.tax).toBe(price.totalAmount);
        for (const { amount } of parts.goods) expect(amount).toBeGreaterThanOrEqual(0);
        expect(parts.shipping).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("sumQuantities", () => {
  it("merges lines of the same variant, at the position of the first", () => {
    const items = [
      { variantId: "a", quantity: 1 },
      { variantId: "b", quantity: 2 },
      { variantId: "a", quantity: 3 },
    ];
    expect(sumQuantities(items)).toEqual([
      { variantId: "a", quantity: 4 },
      { variantId: "b", quantity: 2 },
    ]);
  });
});

describe("refundableAmount", () => {
  it("counts pending refunds, and not failed ones", () => {
    const refunds = [
      { amount: 100, status: "succeeded" },
      { amount: 20, status: "pending" },
      { amount: 500, status: "failed" },
    ];
    expect(refundableAmount({ totalAmount: 1000, refunds })).toBe(880);
  });
});
