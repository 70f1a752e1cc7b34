import type { RetainedData } from "#platform/retention/retained-data.ts";
import { deleteAccountBuyers, deleteGuests } from "./jobs/delete-guests.server.ts";
import { deletePaymentEvents } from "./jobs/delete-payment-events.server.ts";
import { checkoutRetention as rows } from "./retention.ts";

/** The tables of orders' retention rows. */
export const checkoutRetainedData: readonly RetainedData[] = [
  { row: rows.buyers, tables: ["orders", "parcels"], inFile: "part orders", forget: deleteAccountBuyers },
  {
    row: rows.guests,
    tables: ["orders", "parcels"],
    inFile: "none: there is no account",
    forget: deleteGuests,
  },
  {
    row: rows.books,
    tables: [
      "order_lines",
      "refunds",
      "ledger_transactions",
      "ledger_entries",
      "stock_movements",
      "unmatched_payments",
    ],
    inFile: "part orders",
  },
  {
    row: rows.paymentEvents,
    tables: ["payment_events"],
    inFile: "none: numbers of the payment company",
    forget: deletePaymentEvents,
  },
];
