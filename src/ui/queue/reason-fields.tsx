import type { KeyboardEvent } from "react";
import { Radio } from "../choice.tsx";
import { FieldError, TextField } from "../field.tsx";
import { useField } from "../form-state.ts";
import { KeyCap } from "../shortcut-keys.tsx";
import type { RejectReason } from "./queue-data.ts";

type ReasonFieldsProps = {
  /** Unique on the page. */
  id: string;
  reasons: readonly RejectReason[];
};

/**
 * The reason for a rejection: one of a short list, chosen by its number, or the admin's own text. Enter submits,
 * Escape closes.
 */
export function ReasonFields({ id, reasons }: ReasonFieldsProps) {
  const { error, typed, attributes } = useField("reason");
  const errorId = `${id}-error`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts to the radio buttons inside
    <div className="reason-fields" onKeyDown={chooseByKey}>
      <fieldset aria-describedby={error ? errorId : undefined}>
        <legend className="field-label">Why it is rejected</legend>
        <div className="reason-choices">
          {reasons.map(({ value, label }, index) => (
            <Radio
              key={value}
              name="reason"
              value={value}
              required={attributes.required}
              defaultChecked={typed === value}
              aria-invalid={error ? true : undefined}
              label={
                <>
                  {label} <KeyCap of={String(index + 1)} />
                </>
              }
            />
          ))}
        </div>
        <FieldError id={errorId} error={error} />
      </fieldset>
      <TextField
        label="In your own words"
        optional
        name="note"
        hint="Authors with an account get the reason and these words by email."
      />
    </div>
  );
}

/** A number, or the first letter of a reason, chooses it. The last one moves on to the text field. */
function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || key.length !== 1) return;
  if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
  const radios = [...currentTarget.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const startsWithKey = (radio: HTMLInputElement) =>
    radio.labels?.[0]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  const chosen = /^[1-9]$/.test(key) ? radios[Number(key) - 1] : radios.find(startsWithKey);
  if (!chosen) return;
  event.preventDefault();
  chosen.click();
  const isLast = chosen === radios.at(-1);
  (isLast ? currentTarget.querySelector<HTMLElement>("input[name=note]") : chosen)?.focus();
}
