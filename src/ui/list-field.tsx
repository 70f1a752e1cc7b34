import { Plus, X } from "lucide";
import { type InputHTMLAttributes, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "./button.tsx";
import { FieldError, type FieldProps } from "./field.tsx";
import { useField, useFormState } from "./form-state.ts";
import { Icon } from "./icon.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";

type ListFieldProps = Pick<FieldProps, "label" | "hint" | "optional"> &
  Pick<InputHTMLAttributes<HTMLInputElement>, "placeholder" | "inputMode" | "autoComplete"> & {
    name: string;
    /** The name of a row, for its label and its button: `Link 2`, `Remove link 2`. */
    rowLabel: string;
    addLabel: string;
    maxRows: number;
  };

/**
 * Rows of text that people add and remove, named `links.0`, `links.1` and so on. Without JavaScript the buttons submit
 * the form, and the server shows it again with its rows changed.
 */
export function ListField(props: ListFieldProps) {
  const { name, label, hint, optional, rowLabel, addLabel, maxRows, ...input } = props;
  const id = useId();
  const isHydrated = useIsHydrated();
  const { failure } = useFormState();
  const { error } = useField(name);
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  // Rows have stable keys so removing one does not reset the others.
  const [rows, setRows] = useState(() => range(Math.max(1, countRows(failure?.typed ?? {}, name))));
  const nextKey = useRef(rows.length);

  useEffect(() => {
    if (focused !== null) list.current?.querySelectorAll("input")[focused]?.focus();
    setFocused(null);
  }, [focused]);

  const inBrowser = (change: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    change();
  };
  const add = inBrowser(() => {
    setRows([...rows, nextKey.current++]);
    setFocused(rows.length);
  });
  const remove = (index: number) =>
    inBrowser(() => {
      setRows(rows.filter((_, at) => at !== index));
      setFocused(Math.max(0, index - 1));
    });
  const button = { type: isHydrated ? "button" : "submit", name: "rows", formNoValidate: true } as const;

  return (
    <fieldset className="field list-field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </legend>
      {/* Enter in a field presses the first submit button, which must not be one that changes rows. */}
      {!isHydrated && <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />}
      <div ref={list} className="list-field-rows">
        {rows.map((key, index) => (
          <div key={key} className="list-field-row">
            <RowInput name={`${name}.${index}`} label={`${rowLabel} ${index + 1}`} {...input} />
            {rows.length > 1 && (
              <IconButton
                {...button}
                value={`${name}-${index}`}
                label={`Remove ${rowLabel.toLowerCase()} ${index + 1}`}
                className="list-field-remove"
                onClick={remove(index)}
              >
                <Icon of={X} />
              </IconButton>
            )}
          </div>
        ))}
      </div>
      {rows.length < maxRows && (
        <button {...button} value={`${name}+`} className="list-field-add" onClick={add}>
          <Icon of={Plus} />
          {addLabel}
        </button>
      )}
      {hint && !error && <p className="field-hint">{hint}</p>}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

type RowInputProps = InputHTMLAttributes<HTMLInputElement> & { name: string; label: string };

function RowInput({ name, label, ...rest }: RowInputProps) {
  const id = useId();
  const { attributes, error, typed } = useField(name);
  return (
    <div>
      <input
        type="text"
        {...attributes}
        {...rest}
        name={name}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        defaultValue={typed}
        className="input surface"
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

function countRows(typed: object, name: string) {
  return Object.keys(typed).filter((key) => key.startsWith(`${name}.`)).length;
}

function range(length: number) {
  return Array.from({ length }, (_, index) => index);
}
