import { useId } from "react";
import { Radio } from "../choice.tsx";
import { listFormId, textOf, useFormOfList } from "./use-list-form.ts";

/** An option of a filter, with its number of results if counted. */
export type FilterChoice = { value: string; label: string; count?: string | undefined; isEmpty?: boolean };

type ChoiceFilterProps = {
  title: string;
  name: string;
  choices: readonly FilterChoice[];
  /** How many options are visible; the others are behind "Show more". */
  shown?: number;
  /** The label that shows the others: "Show 31 more". */
  moreLabel?: (count: number) => string;
};

/** A filter with one choice of several. The first choice means no filter. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { title, name, choices, shown = 12 } = props;
  const live = useFormOfList();
  const chosen = textOf(live.pending, name);
  const moreLabel = props.moreLabel ?? ((count: number) => `Show ${count} more`);
  const titleId = useId();
  const { open, folded } = foldChoices(choices, shown);
  const radio = ({ value, label, count }: FilterChoice) => (
    <Radio
      key={value}
      name={name}
      form={listFormId}
      value={value}
      label={label}
      count={count}
      checked={chosen === value}
      onChange={() => live.onChoose()}
    />
  );
  return (
    <div role="radiogroup" aria-labelledby={titleId} className="filter">
      <h2 id={titleId}>{title}</h2>
      {open.map(radio)}
      {folded.length > 0 && (
        <details open={folded.some(({ value }) => value === chosen)} className="filter-more">
          <summary className="link">
            <span>{moreLabel(folded.length)}</span>
            <span>Show fewer</span>
          </summary>
          {folded.map(radio)}
        </details>
      )}
    </div>
  );
}

/** Moves options without results behind "Show more" too, unless there are no others. */
function foldChoices(choices: readonly FilterChoice[], shown: number) {
  const [all, ...others] = choices;
  const full = others.filter(({ isEmpty }) => !isEmpty);
  const first = (full.length > 0 ? full : others).slice(0, shown - 1);
  return {
    open: all ? [all, ...first] : first,
    folded: others.filter((choice) => !first.includes(choice)),
  };
}
