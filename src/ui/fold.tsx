import type { ReactNode } from "react";

type FoldProps = { title: string; open?: boolean; children: ReactNode };

/** A section that opens and closes, without JavaScript too. Several form a list between rules. */
export function Fold({ title, open = false, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary>{title}</summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
