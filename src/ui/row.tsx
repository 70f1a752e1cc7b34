import type { ReactNode } from "react";
import { Link, type LinkProps } from "./link.tsx";

/** Rows under one rule: one column on a phone, three on a desk. */
export function Rows({ children }: { children: ReactNode }) {
  return <div className="rows">{children}</div>;
}

type RowProps = { to: LinkProps["to"]; title: ReactNode; note?: ReactNode; cloth: ReactNode };

/** A line that leads somewhere: square cloth, name, a note. */
export function Row({ to, title, note, cloth }: RowProps) {
  return (
    <div className="row">
      {cloth}
      <div>
        <h3>
          <Link to={to} prefetch="intent">
            {title}
          </Link>
        </h3>
        {note && <p>{note}</p>}
      </div>
    </div>
  );
}
