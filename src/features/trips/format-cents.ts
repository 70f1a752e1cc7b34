const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** `$134`, and `$134.50` where there are cents. */
export function formatCents(cents: number): string {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100);
}
