import type { ReactNode } from "react";

type AuditLineProps = {
  who: ReactNode;
  /** What was done, as a sentence goes on after the name: `turned it on`. */
  did: ReactNode;
  /** An ISO time. */
  at: string;
  /** The same time in words. */
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
