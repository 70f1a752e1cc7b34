import type { ReactNode } from "react";

/** A label and its value. Facts without a value are omitted. */
export type Fact = { label: string; value: ReactNode };

export type FactLayout = "row" | "rows" | undefined;

/** A row of facts with rules above and below. */
export function FactList({ facts, layout }: { facts: readonly Fact[]; layout?: FactLayout }) {
  const answered = facts.filter(({ value }) => value !== null && value !== undefined && value !== "");
  if (answered.length === 0) return null;
  const isStacked = layout ? layout === "rows" : answered.length > 3;
  return (
    <dl className={isStacked ? "fact-rows" : "facts"}>
      {answered.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
