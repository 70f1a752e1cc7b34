import type { Currency } from "./format-price.ts";

/** How amounts are written in the currencies that the store knows. */
const currencies: Record<string, Currency> = {
  usd: { code: "usd", symbol: "$", template: `\${amount}` },
  eur: { code: "eur", symbol: "€", template: "€{amount}" },
};

/** The currency of a code; one that is not known is written with its code. */
export function currencyOf(code: string): Currency {
  const symbol = `${code.toUpperCase()} `;
  return currencies[code] ?? { code, symbol, template: `${symbol}{amount}` };
}
