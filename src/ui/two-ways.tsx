import type { ReactNode, SyntheticEvent } from "react";
import { KeyCap } from "./shortcut-keys.tsx";

type TwoWaysProps = {
  /** The form with the button that approves. */
  approve: ReactNode;
  /** What is rejected, for people who hear the page. */
  subject: string;
  /** Opens the form at once, after it was refused. */
  isRejecting: boolean;
  /** The form that asks for the reason; it starts with the focus. */
  children: ReactNode;
};

/** The end of an `Evidence`: approve, or reject with a reason. R opens the reason. */
export function TwoWays({ approve, subject, isRejecting, children }: TwoWaysProps) {
  return (
    <div className="two-ways">
      <div className="two-ways-approve">{approve}</div>
      <details open={isRejecting || undefined} onToggle={focusFirstField}>
        <summary aria-keyshortcuts="r" className="two-ways-reject button button-secondary button-regular">
          <span>
            Reject … <span className="sr-only">{subject}</span>
          </span>
          <KeyCap of="r" />
        </summary>
        <div className="two-ways-reason">{children}</div>
      </details>
    </div>
  );
}

function focusFirstField({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open)
    currentTarget.querySelector<HTMLElement>("select, input:not([type=hidden])")?.focus();
}
