import type { CSSProperties } from "react";
import { z } from "zod";

/** The order's lines as text: amounts are formatted when the email is queued. */
export const linesSchema = z.array(
  z.object({ title: z.string(), details: z.string().nullable(), quantity: z.number(), amount: z.string() }),
);

const line: CSSProperties = { margin: "4px 0" };

/** The lines of an order or a parcel. Not a table, because each must be one line in the email's plain text. */
export function EmailLines({ lines }: { lines: z.infer<typeof linesSchema> }) {
  return lines.map(({ title, details, quantity, amount }) => (
    <p key={`${title} ${details}`} style={line}>
      {quantity} × {title}
      {details && `, ${details}`}: {amount}
    </p>
  ));
}

/** A sum below the lines. */
export function EmailSum({ label, amount }: { label: string; amount: string }) {
  return (
    <p style={line}>
      {label}: <b>{amount}</b>
    </p>
  );
}
