import { X } from "lucide";
import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

type BulkBarProps = {
  /** The number of selected rows. Unknown without JavaScript. */
  chosen?: number | undefined;
  /** The submit buttons. */
  children: ReactNode;
};

/**
 * Bulk actions for the selected rows. Must be inside the form with their checkboxes. The cross clears the selection.
 */
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
