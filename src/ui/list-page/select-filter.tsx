import { useId } from "react";
import { BareSelect, type Option } from "../select.tsx";
import { listFormId, textOf, useFormOfList } from "./use-list-form.ts";

type SelectFilterProps = {
  title: string;
  name: string;
  /** The choice that filters nothing. */
  emptyLabel: string;
  options: readonly Option[];
  /** Fields that a choice resets. */
  without?: readonly string[];
};

/** A filter with one choice of many, as a menu. */
export function SelectFilter({ title, without, ...select }: SelectFilterProps) {
  const live = useFormOfList();
  const titleId = useId();
  return (
    <div className="filter">
      <h2 id={titleId}>{title}</h2>
      <BareSelect
        {...select}
        form={listFormId}
        aria-labelledby={titleId}
        value={textOf(live.pending, select.name)}
        onChange={() => live.onChoose(without)}
      />
    </div>
  );
}
