import { useId } from "react";
import { BareSelect, type Option } from "../select.tsx";
import { listFormId } from "./use-list-form.ts";

type SelectFilterProps = {
  title: string;
  name: string;
  /** The choice that filters nothing. */
  emptyLabel: string;
  options: readonly Option[];
  chosen: string;
  onChoose: () => void;
};

/** A filter with one choice of many, as a menu. */
export function SelectFilter({ title, chosen, onChoose, ...select }: SelectFilterProps) {
  const titleId = useId();
  return (
    <div className="filter">
      <h2 id={titleId}>{title}</h2>
      <BareSelect
        {...select}
        form={listFormId}
        aria-labelledby={titleId}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  );
}
