import type { ChangeEvent } from "react";
import { FieldError } from "./field.tsx";
import { useField } from "./form-state.ts";
import { Star } from "./rating.tsx";

type StarPickerProps = {
  legend: string;
  /** Unique on the page. */
  name: string;
  defaultValue?: number | undefined;
  error?: string | null | undefined;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Also called when the chosen star is pressed again. */
  onPick?: () => void;
};

/** One to five stars as radio buttons, so it works without JavaScript. */
export function StarPicker({ legend, name, defaultValue, error: given, onChange, onPick }: StarPickerProps) {
  const own = useField(name);
  const error = given === undefined ? own.error : given;
  const chosen = Number(own.typed) || defaultValue;
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="field-label">{legend}</legend>
      <div className="star-picker">
        {[1, 2, 3, 4, 5].map((step) => (
          <label key={step}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={step}
              required={own.attributes.required}
              defaultChecked={step === chosen}
              aria-invalid={error ? true : undefined}
              onChange={onChange}
              onClick={onPick}
            />
            <span className="sr-only">{step === 1 ? "1 star" : `${step} stars`}</span>
            <Star />
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
