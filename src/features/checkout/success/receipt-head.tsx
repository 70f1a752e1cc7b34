import { Fragment } from "react";
import { useLocation } from "react-router";
import { TextLink } from "#ui/text-link.tsx";
import type { Receipt } from "./present-receipt.ts";

type ReceiptHeadProps = { receipt: Receipt | null; isCartBack: boolean };

/** Thanks, the order number, and the state of the payment. */
export function ReceiptHead({ receipt, isCartBack }: ReceiptHeadProps) {
  const { pathname, search } = useLocation();
  if (!receipt) {
    return (
      <>
        <h1>Thank you.</h1>
        <p className="mt-2.5 text-lead text-muted">
          After a payment your receipt comes by email. You can also{" "}
          <TextLink to="/orders">look up your order</TextLink> by its number.
        </p>
      </>
    );
  }
  const { state, number } = receipt;
  return (
    <>
      <h1>{describeTitle(receipt)}</h1>
      <p className="receipt-number">
        <span className="sr-only">Order number </span>
        {number.split("-").map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <span className="receipt-hyphen">-</span>}
            {part}
          </Fragment>
        ))}
      </p>
      <p className="text-lead text-muted" role="status">
        {describeState(receipt)}
        {isCartBack && " What you wanted is in your cart again."}
      </p>
      {state === "waiting" && (
        <p className="mt-3 not-on-paper">
          <TextLink to={pathname + search} reloadDocument>
            Look again
          </TextLink>
        </p>
      )}
    </>
  );
}

function describeTitle({ state, buyer }: Receipt): string {
  if (state === "failed") return "The payment did not go through.";
  if (state === "waiting") return "One moment.";
  return buyer ? `Thank you, ${buyer}.` : "Thank you.";
}

function describeState({ state, paidAt, email }: Receipt): string {
  const copy = email ? ` A copy of this receipt is on its way to ${email}.` : "";
  switch (state) {
    case "paid":
      return `Paid on ${paidAt}.${copy}`;
    case "processing":
      return "Your bank takes a few days with this payment. Your products are kept for you, and we’ll email you as soon as it is through.";
    case "waiting":
      return "We are waiting for word that the payment is through. This page looks again by itself. You can also close it: we’ll email you the receipt.";
    case "failed":
      return "Nothing was charged.";
  }
}
