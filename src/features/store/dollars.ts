import { currencyOf } from "./exports/currency-of.ts";

/** The store sells in dollars. */
export const dollars = currencyOf("usd");
