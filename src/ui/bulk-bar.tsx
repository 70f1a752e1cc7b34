import { X } from "lucide";
import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

type BulkBarProps = {
  /** How many are chosen; unknown while no script counts them. */
  chosen?: number | undefined;
  /** The buttons that send the form. */
  children: ReactNode;
};

/** What can be done to all chosen lines. It stands in the form of their checkboxes, which the cross resets. */
export function BulkBar({ chosen, children }: BulkBarProps) {
  return (
    <div className="bulk-bar">
      <output>{chosen === undefined ? "Chosen" : `${chosen} chosen`}</output>
      {children}
      <IconButton type="reset" label="Choose none">
        <Icon of={X} />
      </IconButton>
    </div>
  );
}
