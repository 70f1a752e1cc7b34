import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { FieldError } from "./field.tsx";
import { useField } from "./form-state.ts";

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  /** A count at the end of the row, for filters. */
  count?: ReactNode;
};

function Choice({ type, label, count, className, ...rest }: ChoiceProps & { type: "checkbox" | "radio" }) {
  return (
    <label className={classes("choice", className)}>
      <input type={type} {...rest} />
      <span>{label}</span>
      {count !== undefined && <span className="choice-count">{count}</span>}
    </label>
  );
}

export function Checkbox({ error: given, ...props }: ChoiceProps & { error?: string | null | undefined }) {
  const errorId = useId();
  const own = useField(props.name);
  const error = given === undefined ? own.error : given;
  const initial = props.defaultChecked ?? (typeof own.value === "boolean" ? own.value : undefined);
  const defaultChecked = own.typed === undefined ? initial : own.typed !== "";
  const rest = { required: own.attributes.required, ...props, defaultChecked };
  if (error === undefined) return <Choice type="checkbox" {...rest} />;
  return (
    <div>
      <Choice
        type="checkbox"
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** One of several options. Use the same name for all of them, inside a ChoiceGroup. */
export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />;
}

type ChoiceGroupProps = {
  legend: ReactNode;
  error?: string | null | undefined;
  className?: string;
  children: ReactNode;
};

/** A fieldset of checkboxes or radio buttons. */
export function ChoiceGroup({ legend, error, className, children }: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend className="field-label">{legend}</legend>
      {children}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

type RadioGroupProps = { legend: ReactNode; name: string; options: readonly string[] };

/** Radio buttons that use the rules of their form. */
export function RadioGroup({ legend, name, options }: RadioGroupProps) {
  const { attributes, error, typed } = useField(name);
  return (
    <ChoiceGroup legend={legend} error={error ?? null} className="radio-group">
      <div className="radio-options">
        {options.map((option) => (
          <Radio
            key={option}
            name={name}
            value={option}
            label={option}
            required={attributes.required}
            defaultChecked={typed === option}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
