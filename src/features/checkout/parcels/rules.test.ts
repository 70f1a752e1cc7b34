import { expect, it } from "vitest";
import { parcelRefund } from "./rules.ts";

const order = { totalAmount: 23_898, shippingAmount: 1650, taxAmount: 1350, isTaxIncluded: false };

it.each([
  [
    "goods, shipping and tax in proportion",
    { goods: 3200, parcels: 3, others: 2, left: 23_898 },
    3200 + 550 + 225,
  ],
  ["never more than is left", { goods: 3200, parcels: 3, others: 2, left: 1000 }, 1000],
  ["all that is left with the last parcel", { goods: 3200, parcels: 3, others: 0, left: 7777 }, 7777],
  ["nothing when all went back", { goods: 3200, parcels: 1, others: 0, left: 0 }, 0],
])("a canceled parcel refunds %s", (_what, parcel, amount) => {
  expect(parcelRefund({ order, ...parcel })).toBe(amount);
});

it("includes tax contained in the prices", () => {
  const included = { ...order, totalAmount: 22_548, isTaxIncluded: true };
  expect(parcelRefund({ order: included, goods: 3200, parcels: 3, others: 2, left: 22_548 })).toBe(3750);
});
