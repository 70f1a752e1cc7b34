import type { PostalAddress } from "#platform/payments/payment-provider.ts";

/** The shipping address in one line: `Renée Okafor, 88 Lantern Street, Apt 3, Atlanta, GA 30312`. */
export function describeAddress(address: unknown): string | null {
  const { name, line1, line2, city, state, postalCode } = (address ?? {}) as Partial<PostalAddress>;
  const region = [state, postalCode].filter(Boolean).join(" ");
  return [name, line1, line2, city, region].filter(Boolean).join(", ") || null;
}
