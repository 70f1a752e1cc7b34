import type { Letters } from "#platform/mail/emails.ts";
import { lowStockEmail } from "./low-stock.tsx";

/** The letters of the store, by the names they are queued under. */
export const storeEmails: Letters = { "low-stock": lowStockEmail };
