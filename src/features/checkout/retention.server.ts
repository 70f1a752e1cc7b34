import type { KeptData } from "#platform/retention/kept-data.ts";
import { forgetAccountBuyers, forgetGuests } from "./jobs/forget-guests.server.ts";
import { forgetPaymentEvents } from "./jobs/forget-payment-events.server.ts";
import { checkoutRetention as rows } from "./retention.ts";

/** Where purchases keep what their retention rows name. */
export const checkoutKeptData: readonly KeptData[] = [
  { row: rows.buyers, tables: ["orders", "parcels"], inFile: "part orders", forget: forgetAccountBuyers },
  {
    row: rows.guests,
    tables: ["orders", "parcels"],
    inFile: "none: there is no account",
    forget: forgetGuests,
  },
  {
    row: rows.books,
    tables: [
      ...["order_lines", "refunds", "ledger_transactions", "ledger_entries", "stock_movements"],
      "unmatched_payments",
    ],
    inFile: "part orders",
  },
  {
    row: rows.paymentEvents,
    tables: ["payment_events"],
    inFile: "none: numbers of the payment company",
    forget: forgetPaymentEvents,
  },
];
