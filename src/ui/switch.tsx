import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classes } from "./classes.ts";
import { useFormState } from "./form-state.ts";

type SwitchProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> & {
  /** The accessible name. The visible text only shows the state. */
  label: string;
  isOn: boolean;
  /** The state as text: `On`. */
  children: ReactNode;
};

/** A toggle that submits the surrounding form, with the new state as its value. */
export function Switch({ label, isOn, className, children, ...rest }: SwitchProps) {
  const { isSending } = useFormState();
  return (
    <button
      type="submit"
      value={isOn ? "off" : "on"}
      {...rest}
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isSending || undefined}
      onClick={isSending ? (event) => event.preventDefault() : rest.onClick}
      className={classes("switch", className)}
    >
      <span className="switch-track" />
      {children}
    </button>
  );
}
