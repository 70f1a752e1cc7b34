import { classes } from "./classes.ts";

export type Step = {
  label: string;
  state: "done" | "now" | "later";
};

const notes = { done: "Done", now: "You are here", later: "" };

/** The steps of a long form as diamonds on a thread: woven up to the current one, bare warp ahead. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  const current = steps.findIndex(({ state }) => state === "now");
  const position = current < 0 ? steps.length : current + 1;
  return (
    <div className="steps">
      <p className="steps-position" aria-hidden="true">
        Step {position} of {steps.length}: {steps[position - 1]?.label}
      </p>
      <ol aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.label}
            className={classes(step.state === "done" && "is-done", step.state === "now" && "is-now")}
            aria-current={step.state === "now" ? "step" : undefined}
          >
            <span className="steps-diamond" aria-hidden="true" />
            <span className="steps-label">
              <b>{step.label}</b>
              {notes[step.state] && <small>{notes[step.state]}</small>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
