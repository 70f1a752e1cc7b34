import type { Letters } from "#platform/mail/letters.ts";
import { lowStockLetter } from "./low-stock.tsx";

/** The letters of the store, by the names they are queued under. */
export const storeLetters: Letters = { "low-stock": lowStockLetter };
