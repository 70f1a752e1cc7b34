import type { CSSProperties } from "react";
import { z } from "zod";

/** What was ordered, in words: amounts are formatted when the letter is queued. */
export const linesSchema = z.array(
  z.object({ title: z.string(), details: z.string().nullable(), quantity: z.number(), amount: z.string() }),
);

const line: CSSProperties = { margin: "4px 0" };

/** The lines of an order or a parcel. No table: each must read as a line in the plain text of the letter too. */
export function EmailLines({ lines }: { lines: z.infer<typeof linesSchema> }) {
  return lines.map(({ title, details, quantity, amount }) => (
    <p key={`${title} ${details}`} style={line}>
      {quantity} × {title}
      {details && `, ${details}`}: {amount}
    </p>
  ));
}

/** One sum below the lines. */
export function EmailSum({ label, amount }: { label: string; amount: string }) {
  return (
    <p style={line}>
      {label}: <b>{amount}</b>
    </p>
  );
}
