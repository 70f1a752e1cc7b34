import type { ReactNode } from "react";

type AuditLineProps = {
  who: ReactNode;
  /** The predicate of the sentence: `turned it on`. */
  did: ReactNode;
  /** ISO 8601. */
  at: string;
  /** The same time, formatted. */
  when: string;
};

/** Who did what, and when. */
export function AuditLine({ who, did, at, when }: AuditLineProps) {
  return (
    <p className="audit-line">
      <span>
        <b>{who}</b> {did}
      </span>{" "}
      <time dateTime={at}>{when}</time>
    </p>
  );
}
