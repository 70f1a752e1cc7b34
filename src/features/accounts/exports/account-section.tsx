import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

type AccountSectionProps = {
  /** The anchor for links. */
  id: string;
  title: string;
  note?: ReactNode;
  isDanger?: boolean;
  children: ReactNode;
};

/** One section of the account page: its topic on the left, its actions on the right. */
export function AccountSection({ id, title, note, isDanger, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes(
        "grid scroll-mt-24 gap-x-8 gap-y-4 py-8 md:grid-cols-[13rem_minmax(0,1fr)]",
        isDanger ? "border-danger border-t-2" : "border-line border-t first:border-ink first:border-t-2",
      )}
    >
      <div>
        <h2 id={`${id}-title`} className={classes("text-h3", isDanger && "text-danger")}>
          {title}
        </h2>
        {note && <p className="mt-1.5 text-muted text-small">{note}</p>}
      </div>
      <div className="max-w-[34rem]">{children}</div>
    </section>
  );
}
