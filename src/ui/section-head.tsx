import type { ReactNode } from "react";

type SectionHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  level?: 2 | 3;
  id?: string;
  /** At the end of the row: a GoLink, a sort field. */
  children?: ReactNode;
};

/** The heading of a section, optionally with links at its end. */
export function SectionHead({ title, lead, level = 2, id, children }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-head">
      <div>
        <Heading id={id}>{title}</Heading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
