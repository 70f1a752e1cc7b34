import type { Currency } from "./exports/format-price.ts";

/** The store sells in dollars. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before the placeholder of a currency
export const dollars: Currency = { code: "usd", symbol: "$", template: "${amount}" };
