import { X } from "lucide";
import type { ReactNode } from "react";
import { Button, IconButton } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { TextLink } from "../text-link.tsx";
import { listFormId } from "./use-list-form.ts";

export const filterPanelId = "filters";

type FilterPanelProps = {
  /** What the button at its foot says on a phone: "Show 232 businesses". */
  submitLabel: string;
  /** The list without any filter; null while there is none. */
  clearTo: string | null;
  children: ReactNode;
};

/**
 * The filters of a list: a column on a desk, a sheet on a phone. The sheet is a popover, so that it opens without
 * script and there is one set of controls, which belongs to the list's form.
 */
export function FilterPanel({ submitLabel, clearTo, children }: FilterPanelProps) {
  return (
    <aside id={filterPanelId} popover="auto" aria-label="Filters" className="filter-panel">
      <header>
        <h2>Filters</h2>
        {clearTo && (
          <TextLink to={clearTo} preventScrollReset>
            Clear all
          </TextLink>
        )}
        <IconButton label="Close" popoverTarget={filterPanelId} popoverTargetAction="hide">
          <Icon of={X} />
        </IconButton>
      </header>
      <div className="filter-panel-body">{children}</div>
      <footer>
        <Button type="submit" form={listFormId} wide onClick={closePanel}>
          {submitLabel}
        </Button>
      </footer>
    </aside>
  );
}

function closePanel() {
  document.getElementById(filterPanelId)?.hidePopover();
}
