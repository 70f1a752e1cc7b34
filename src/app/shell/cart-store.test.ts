import { afterEach, describe, expect, it, vi } from "vitest";
import { cartKey, countUnits } from "./cart-store.ts";

const withSaved = (saved: string | null) =>
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === cartKey ? saved : null) });

afterEach(() => vi.unstubAllGlobals());

describe("countUnits", () => {
  it("[CART-04] reads the cart under its own key", () => {
    expect(cartKey).toBe("e-commerce-cart");
  });

  it.each([
    ["no cart", null, 0],
    ["an empty cart", "[]", 0],
    ["the units of all lines", '[{"quantity":2},{"quantity":1}]', 3],
    ["broken text", "[{", 0],
    ["something that is no list", '{"quantity":2}', 0],
    ["a line that is nothing", '[null,{"quantity":2}]', 2],
    ["quantities that cannot be", '[{"quantity":-1},{"quantity":"3"},{"quantity":0.5},{"quantity":1}]', 1],
  ])("counts %s", (_case, saved, units) => {
    withSaved(saved);
    expect(countUnits()).toBe(units);
  });

  it("counts nothing where storage is forbidden", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("denied");
      },
    });
    expect(countUnits()).toBe(0);
  });
});
