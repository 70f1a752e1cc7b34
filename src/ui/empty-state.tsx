import type { ReactNode } from "react";

type EmptyStateProps = {
  title: ReactNode;
  /** A wide cloth; it is cropped to the panel. */
  cloth: ReactNode;
  level?: 2 | 3;
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
};

/** Shown for an empty list. */
export function EmptyState({ title, cloth, level = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <div className="empty-cloth">{cloth}</div>
      <div className="empty-text">
        <Heading>{title}</Heading>
        {children && <p>{children}</p>}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </div>
  );
}
