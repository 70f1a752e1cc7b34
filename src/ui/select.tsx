import type { SelectHTMLAttributes } from "react";
import { classes } from "./classes.ts";
import { Field, type FieldProps, useFieldProps } from "./field.tsx";
import { initialText } from "./form-state.ts";

export type Option = string | { value: string; label: string };

type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "children"> & {
    options: readonly Option[];
    /** The first option, for "all" or "choose one". Its value is empty. */
    emptyLabel?: string;
  };

/** A styled native select. */
export function Select(props: SelectProps) {
  const { own, field, rest } = useFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <BareSelect
          required={own.attributes.required}
          {...rest}
          {...wiring}
          defaultValue={initialText(own, rest.defaultValue)}
        />
      )}
    </Field>
  );
}

type BareSelectProps = Omit<SelectProps, keyof FieldProps> & { className?: string };

/** A select without a visible label. Needs an `aria-label` or a surrounding label. */
export function BareSelect({ options, emptyLabel, className, ...rest }: BareSelectProps) {
  return (
    <select {...rest} className={classes("input surface", className)}>
      <Options options={options} emptyLabel={emptyLabel} chosen={rest.value} />
    </select>
  );
}

type OptionsProps = {
  options: readonly Option[];
  emptyLabel?: string | undefined;
  /** Shown even if it is no longer among the options, or they failed to load. */
  chosen?: SelectHTMLAttributes<HTMLSelectElement>["value"];
};

/** The options of a select. */
export function Options({ options, emptyLabel, chosen }: OptionsProps) {
  const isMissing =
    typeof chosen === "string" && chosen !== "" && !options.some((one) => optionValue(one) === chosen);
  return (
    <>
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {isMissing && <option value={chosen}>{chosen}</option>}
      {options.map((option) => {
        const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
        return (
          <option key={value} value={value}>
            {label}
          </option>
        );
      })}
    </>
  );
}

const optionValue = (option: Option) => (typeof option === "string" ? option : option.value);
