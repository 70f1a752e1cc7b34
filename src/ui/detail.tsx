import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type DetailProps = { icon: IconNode; term: string; children: ReactNode };

/** A line in a list of contact details; nothing without content. */
export function Detail({ icon, term, children }: DetailProps) {
  if (!children) return null;
  return (
    <div className="grid grid-cols-[22px_1fr] gap-x-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <dt className="col-span-2 grid grid-cols-subgrid text-micro text-muted">
        <Icon of={icon} className="row-span-2 mt-0.5 size-5" />
        {term}
      </dt>
      <dd className="col-start-2 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
