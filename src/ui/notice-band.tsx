import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type NoticeBandProps = {
  /** The id of its heading. */
  id?: string;
  /** `bad` for cancellations, `waiting` for changes. */
  tone: "bad" | "waiting";
  icon: IconNode;
  title: ReactNode;
  children?: ReactNode;
};

/** A prominent band across the page. */
export function NoticeBand({ id = "notice", tone, icon, title, children }: NoticeBandProps) {
  return (
    <section className={`notice-band notice-band-${tone}`} aria-labelledby={id}>
      <div className="wrap">
        <Icon of={icon} />
        <div>
          <h2 id={id}>{title}</h2>
          {children}
        </div>
      </div>
    </section>
  );
}
