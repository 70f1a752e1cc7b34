import { Minus, Plus } from "lucide";
import { type KeyboardEvent, useState } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

type StepperProps = {
  /** The accessible name: `Quantity of Harvest Throw`. */
  label: string;
  value: number;
  min?: number;
  max?: number;
  /** Called with whole numbers from `min` to `max` only. */
  onChange: (value: number) => void;
  size?: "small" | "large";
  className?: string;
};

/** A whole number with minus and plus buttons, which can also be typed. Typed numbers apply on blur or Enter. */
export function Stepper({
  label,
  value,
  min = 1,
  max = 99,
  onChange,
  size = "large",
  className,
}: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function take() {
    if (typed === null) return;
    setTyped(null);
    const next = Number(typed);
    if (typed.trim() !== "" && Number.isInteger(next)) step(next);
  }

  function step(next: number) {
    const within = Math.min(Math.max(next, min), max);
    if (within !== value) onChange(within);
  }

  function takeByEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    take();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-label={label} className={classes("stepper", `stepper-${size}`, className)}>
      <button type="button" aria-label="Less" disabled={value <= min} onClick={() => step(value - 1)}>
        <Icon of={Minus} />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(max).length}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={takeByEnter}
      />
      <button type="button" aria-label="More" disabled={value >= max} onClick={() => step(value + 1)}>
        <Icon of={Plus} />
      </button>
    </div>
  );
}
