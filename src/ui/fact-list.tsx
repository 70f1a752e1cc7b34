import type { ReactNode } from "react";

/** A label and its value. Facts without a value are omitted. */
export type Fact = { label: string; value: ReactNode };

/** A row of facts with rules above and below. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const answered = facts.filter(({ value }) => value !== null && value !== undefined && value !== "");
  if (answered.length === 0) return null;
  return (
    <dl className={answered.length > 3 ? "fact-rows" : "facts"}>
      {answered.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
