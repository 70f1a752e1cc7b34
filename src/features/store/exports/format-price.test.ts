import { describe, expect, it } from "vitest";
import { formatPrice } from "./format-price.ts";

// biome-ignore lint/suspicious/noTemplateCurlyInString: the dollar sign is the symbol.
const usd = { code: "usd", symbol: "$", template: "${amount}" };
const sek = { code: "sek", symbol: "kr", template: "{amount} kr" };

describe("a price", () => {
  it.each([
    [1999, "$19.99"],
    [1900, "$19.00"],
    [5, "$0.05"],
    [0, "$0.00"],
    [123_456_789, "$1234567.89"],
  ])("[STORE-29] [STORE-30] of %i cents is %s", (cents, text) => {
    expect(formatPrice(cents, usd)).toBe(text);
  });

  it("[STORE-31] is written as the template says, or with the symbol in front", () => {
    expect(formatPrice(1999, sek)).toBe("19.99 kr");
    expect(formatPrice(1999, { ...sek, template: "" })).toBe("kr19.99");
    expect(formatPrice(100, { ...usd, template: "$&{amount}$1" })).toBe("$&1.00$1");
  });

  it("[STORE-32] is in euros when no currency is given", () => {
    expect(formatPrice(1999)).toBe("€19.99");
    expect(formatPrice(1999, null)).toBe("€19.99");
  });
});
