import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

export type OrderStep = {
  label: string;
  note?: ReactNode;
  /** `cut`: it ended here. */
  state: "done" | "now" | "later" | "cut";
};

type OrderStepsProps = {
  label: string;
  steps: readonly OrderStep[];
  /** `down` is vertical, `across` is horizontal on desktop, `small` is diamonds only. */
  layout?: "down" | "across" | "small";
};

/** The progress of an order or a parcel: woven up to the current step, bare warp ahead. */
export function OrderSteps({ label, steps, layout = "down" }: OrderStepsProps) {
  return (
    <ol aria-label={label} className={classes("thread", `thread-${layout}`)} data-palette="plum">
      {steps.map((step) => (
        <li
          key={step.label}
          className={step.state === "later" ? undefined : `is-${step.state}`}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <span className="steps-diamond" aria-hidden="true" />
          <span className="thread-label">
            <b>{step.label}</b>
            {step.note && <small>{step.note}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
