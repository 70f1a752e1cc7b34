import type { ReactNode } from "react";

/** A question in a word or two, and its answer; left out where there is none. */
export type Fact = { label: string; value: ReactNode };

/** Short answers side by side, ruled off above and below. */
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
