import { useId } from "react";
import { Checkbox } from "../choice.tsx";
import { listFormId, textOf, useFormOfList } from "./use-list-form.ts";

type CheckFilterProps = {
  title: string;
  choices: readonly { name: string; value: string; label: string; count?: string | undefined }[];
};

/** A filter with checkboxes, each with its own query parameter. */
export function CheckFilter({ title, choices }: CheckFilterProps) {
  const live = useFormOfList();
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be the heading that the other filters have
    <div role="group" aria-labelledby={titleId} className="filter">
      <h2 id={titleId}>{title}</h2>
      {choices.map(({ name, ...choice }) => (
        <Checkbox
          key={name}
          name={name}
          form={listFormId}
          checked={textOf(live.pending, name) !== ""}
          onChange={() => live.onChoose()}
          {...choice}
        />
      ))}
    </div>
  );
}
