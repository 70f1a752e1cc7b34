import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { KeyCap } from "../shortcut-keys.tsx";

type ApproveOrRejectProps = {
  /** The form with the approve button; omitted if already approved. */
  approve?: ReactNode;
  /** What would be rejected, for screen readers. */
  subject: string;
  /** Opens the reject form, after a failed submission. */
  isRejecting: boolean;
  /** The reject form. Its first field gets focus. */
  children: ReactNode;
};

/** The actions of an `Evidence`: approve, or reject with a reason. R opens the reject form, Escape closes it. */
export function ApproveOrReject({ approve, subject, isRejecting, children }: ApproveOrRejectProps) {
  return (
    <div className="approve-or-reject">
      {approve && <div className="approve-or-reject-approve">{approve}</div>}
      <RejectDetails
        isOpen={isRejecting}
        summary={
          <summary
            aria-keyshortcuts="r"
            className="approve-or-reject-reject button button-secondary button-regular"
          >
            <span>
              Reject … <span className="sr-only">{subject}</span>
            </span>
            <KeyCap of="r" />
          </summary>
        }
      >
        {children}
      </RejectDetails>
    </div>
  );
}

type RejectDetailsProps = { isOpen: boolean; summary: ReactNode; children: ReactNode };

/** A reject form in a disclosure that moves the focus into it, and closes with Escape. */
export function RejectDetails({ isOpen, summary, children }: RejectDetailsProps) {
  return (
    <details open={isOpen || undefined} onToggle={focusFirstField} onKeyDown={closeByEscape}>
      {summary}
      <div className="approve-or-reject-reason">{children}</div>
    </details>
  );
}

function focusFirstField({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return;
  currentTarget.querySelector<HTMLElement>("select, input:not([type=hidden])")?.focus();
  currentTarget.scrollIntoView({ block: "nearest" });
}

function closeByEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.preventDefault();
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}
