import type { Currency } from "#features/store/exports/format-price.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** Formatting rules by currency code. There are a handful. */
export async function listCurrencies(db: Db): Promise<Map<string, Currency>> {
  const rows = await db.selectFrom("currencies").select(["code", "symbol", "template"]).limit(200).execute();
  return new Map(rows.map((currency) => [currency.code, currency]));
}
