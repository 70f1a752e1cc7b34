import type { ReactNode } from "react";

type EmptyStateProps = {
  /** The sentence. */
  title: ReactNode;
  /** Cloth, woven wide: it is cut to the panel. */
  cloth: ReactNode;
  level?: 2 | 3;
  /** What else there is to say. */
  children?: ReactNode;
  /** The ways out. */
  actions?: ReactNode;
};

/** A list with nothing in it: cloth, a sentence and a way out. */
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
