/** A currency as the database knows it; `{amount}` in the template stands for the amount. */
export type Currency = { code: string; symbol: string; template: string };

// The currency of an amount that names none.
const defaultCurrency: Currency = { code: "eur", symbol: "€", template: "€{amount}" };

/** An amount in cents as a person reads it: 1999 is `$19.99` in dollars. */
export function formatPrice(cents: number, currency: Currency | null = defaultCurrency): string {
  const { symbol, template } = currency ?? defaultCurrency;
  const amount = (cents / 100).toFixed(2);
  return template.includes("{amount}") ? template.replace("{amount}", () => amount) : `${symbol}${amount}`;
}
