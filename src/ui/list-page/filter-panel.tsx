import { X } from "lucide";
import type { ReactNode } from "react";
import { Button, IconButton } from "../button.tsx";
import { RemovableChip } from "../chip.tsx";
import { Icon } from "../icon.tsx";
import { TextLink } from "../text-link.tsx";
import { listFormId } from "./use-list-form.ts";

export const filterPanelId = "filters";

type FilterPanelProps = {
  /** The submit button on phones: "Show 232 businesses". */
  submitLabel: string;
  /** The URL without filters, if there are any. */
  clearTo: string | undefined;
  /** The active filters. On phones they come first; on desktop they are above the list. */
  chips?: readonly { label: string; to: string }[] | undefined;
  children: ReactNode;
};

/**
 * The filters of a list: a column on desktop, a sheet on phones. The sheet is a popover, so it works without
 * JavaScript and there is only one set of controls, which belongs to the list's form.
 */
export function FilterPanel({ submitLabel, clearTo, chips = [], children }: FilterPanelProps) {
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
      <div className="filter-panel-body">
        {chips.length > 0 && (
          <div className="filter filter-chosen">
            <h2>Chosen</h2>
            <div className="result-chips">
              {chips.map(({ label, to }) => (
                <RemovableChip key={label} to={to} preventScrollReset>
                  {label}
                </RemovableChip>
              ))}
            </div>
          </div>
        )}
        {children}
      </div>
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
