import { beforeEach, expect, it, vi } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { checkoutForTests } from "../checkout-for-tests.ts";
import { startCheckout } from "../commands/start-checkout.server.ts";
import { openTestPayments, type TestPayments } from "../payments-for-tests.ts";
import { countMostlyHeld } from "../queries/count-mostly-held.server.ts";
import { watchHolds } from "./watch-holds.server.ts";

const { services } = setUpServices();
let payments: TestPayments;
const { begin } = checkoutForTests(services, () => payments);

beforeEach(() => {
  payments = openTestPayments();
  services.payments = payments.provider;
});

it("warns when unpaid orders hold more than half of a variant, and counts it", async () => {
  const warn = vi.fn();
  const watch = () => watchHolds({ ...services, log: { warn } as unknown as typeof services.log });
  const { variantId } = await begin({ stock: 4, quantity: 2 });
  await watch();
  expect(warn).not.toHaveBeenCalled();
  expect(await countMostlyHeld(services)).toEqual({ mostly_held_variants: 0 });
  await startCheckout(services, aVisitor(), { items: [{ variantId, quantity: 1 }] });
  await watch();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { variants: 1, most: [{ variantId, held: 3, stock: 4 }] },
    "more than half of the stock is held by unpaid orders",
  );
  expect(await countMostlyHeld(services)).toEqual({ mostly_held_variants: 1 });
});
