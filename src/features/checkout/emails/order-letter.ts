import { z } from "zod";
import type { LetterSite } from "#platform/mail/letters.ts";

/** What every letter about an order says: its number, and where the order can be looked at. */
export const orderFields = { orderNumber: z.string(), orderPath: z.string() };

/** The address of the order's page on this site. */
export function orderAddress(site: LetterSite, orderPath: string): string {
  return new URL(orderPath, site.origin).href;
}

/** Why a buyer gets a letter about an order. */
export function buyerReason(site: LetterSite): string {
  return `You’re getting this email because this address was given with an order at ${site.name}.`;
}
