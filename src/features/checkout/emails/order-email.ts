import { z } from "zod";
import type { EmailSite } from "#platform/mail/emails.ts";

/** What every letter about an order says: its number, and where the order can be looked at. */
export const orderFields = { orderNumber: z.string(), orderPath: z.string() };

/** The address of the order's page on this site. */
export function orderAddress(site: EmailSite, orderPath: string): string {
  return new URL(orderPath, site.origin).href;
}

/** Why a buyer gets a letter about an order. */
export function buyerReason(site: EmailSite): string {
  return `You’re getting this email because this address was given with an order at ${site.name}.`;
}
