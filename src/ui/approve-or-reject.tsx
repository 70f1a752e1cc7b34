import type { ReactNode, SyntheticEvent } from "react";
import { KeyCap } from "./shortcut-keys.tsx";

type ApproveOrRejectProps = {
  /** The form with the approve button. */
  approve: ReactNode;
  /** What would be rejected, for screen readers. */
  subject: string;
  /** Opens the reject form, after a failed submission. */
  isRejecting: boolean;
  /** The reject form. Its first field gets focus. */
  children: ReactNode;
};

/** The actions of an `Evidence`: approve, or reject with a reason. R opens the reject form. */
export function ApproveOrReject({ approve, subject, isRejecting, children }: ApproveOrRejectProps) {
  return (
    <div className="approve-or-reject">
      <div className="approve-or-reject-approve">{approve}</div>
      <details open={isRejecting || undefined} onToggle={focusFirstField}>
        <summary
          aria-keyshortcuts="r"
          className="approve-or-reject-reject button button-secondary button-regular"
        >
          <span>
            Reject … <span className="sr-only">{subject}</span>
          </span>
          <KeyCap of="r" />
        </summary>
        <div className="approve-or-reject-reason">{children}</div>
      </details>
    </div>
  );
}

function focusFirstField({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open)
    currentTarget.querySelector<HTMLElement>("select, input:not([type=hidden])")?.focus();
}
