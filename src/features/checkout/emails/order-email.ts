import { z } from "zod";
import type { EmailSite } from "#platform/mail/emails.ts";

/** Fields of every email about an order: its number, and its path. */
export const orderFields = { orderNumber: z.string(), orderPath: z.string() };

/** The URL of the order's page on this site. */
export function orderAddress(site: EmailSite, orderPath: string): string {
  return new URL(orderPath, site.origin).href;
}

/** Why a buyer gets an email about an order. */
export function buyerReason(site: EmailSite): string {
  return `You’re getting this email because this address was given with an order at ${site.name}.`;
}
