import { describe, expect, it } from "vitest";
import { defaultPriceVariant, describeStock, priceOf } from "./rules.ts";

const first = { id: "first", priceInCents: 3000, salePriceInCents: null };
const onSale = { id: "on sale", priceInCents: 4000, salePriceInCents: 1500 };
const plain = { id: "plain", priceInCents: 2000, salePriceInCents: null };
const variants = [first, onSale, plain];

describe("the price of a product", () => {
  it("[STORE-33] is the sale price where there is one", () => {
    expect(variants.map(priceOf)).toEqual([3000, 1500, 2000]);
    expect(priceOf({ priceInCents: 500, salePriceInCents: 0 })).toBe(0);
  });

  it.each([
    ["[STORE-34] the lowest, on sale or not", "lowest_price_first", "on sale"],
    ["[STORE-35] the lowest without a selection", null, "on sale"],
    ["[STORE-36] that of the first variant for anything else", "first_variant", "first"],
    ["[STORE-36] that of the first variant for anything else", "", "first"],
  ])("is by default %s (%s)", (_, selection, id) => {
    expect(defaultPriceVariant(selection, variants)?.id).toBe(id);
  });

  it("is that of the earlier one of two that cost the same, and none without variants", () => {
    expect(defaultPriceVariant(null, [plain, { ...plain, id: "later" }])?.id).toBe("plain");
    expect(defaultPriceVariant(null, [])).toBeUndefined();
  });
});

describe("what is said about stock", () => {
  const managed = (inventoryQuantity: number) => ({ managesInventory: true, inventoryQuantity });
  const unmanaged = { managesInventory: false, inventoryQuantity: 0 };

  it.each([
    ["[STORE-41]", managed(7), true, 1, "7 in stock!"],
    ["[STORE-41] up to the last one", managed(7), true, 7, "7 in stock!"],
    ["[STORE-40]", managed(7), true, 8, "Not enough stock. Only 7 left."],
    ["[STORE-42] sold out", managed(0), true, 1, "Currently unavailable"],
    ["[STORE-42] not purchasable", managed(7), false, 1, "Currently unavailable"],
    ["[STORE-42] not purchasable, unmanaged", unmanaged, false, 1, "Currently unavailable"],
    ["[STORE-42] without variants", undefined, true, 1, "Currently unavailable"],
  ])("%s", (_, variant, purchasable, quantity, message) => {
    expect(describeStock(variant, purchasable, quantity)?.message).toBe(message);
  });

  it("[STORE-39] is nothing where inventory is not managed, whatever the quantity", () => {
    expect(describeStock(unmanaged, true, 99)).toBeNull();
  });
});
