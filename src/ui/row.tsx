import type { ReactNode } from "react";
import { Link, type LinkProps } from "./link.tsx";

/** A list of rows: one column on phones, three on desktop, or one everywhere. */
export function Rows({ isOneColumn = false, children }: { isOneColumn?: boolean; children: ReactNode }) {
  return <div className={isOneColumn ? "rows rows-one" : "rows"}>{children}</div>;
}

type RowProps = { to: LinkProps["to"]; title: ReactNode; note?: ReactNode; cloth: ReactNode };

/** A link with cloth, title and note. */
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
