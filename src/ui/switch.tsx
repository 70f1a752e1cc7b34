import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classes } from "./classes.ts";
import { useFormState } from "./form-state.ts";

type SwitchProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> & {
  /** What is switched, for people who hear the page; the words beside the switch only say how it stands. */
  label: string;
  isOn: boolean;
  /** How it stands, in a word. */
  children: ReactNode;
};

/** On or off. It sends the form around it, with the state that it would change to as its value. */
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
