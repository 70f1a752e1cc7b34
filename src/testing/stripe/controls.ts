import type { Account } from "./account.ts";
import { closeDispute, openDispute } from "./disputes.ts";
import { declineCard, payByBank, payByCard, settleBankPayment } from "./payments.ts";
import { settleRefund } from "./refunds.ts";
import { expireOverdue } from "./sessions.ts";
import { type createWebhookSender, defaultWebhooks, type WebhookSettings } from "./webhooks.ts";

/** How the next API calls fail. */
export type ApiFault = {
  /** A 500, no response, or too many requests. */
  kind: "error" | "timeout" | "too-many";
  /** Whether the call takes effect anyway. The caller cannot know. */
  takesEffect?: boolean;
  /** The number of calls. Without it, all of them until a reset. */
  count?: number;
  /** The fraction of calls that fail, from 0 to 1. Without it, all of them. */
  rate?: number;
};

/** Controls for tests and drills, to be combined freely. `POST /_control` accepts them as JSON. */
export type Control = {
  webhooks?: Partial<WebhookSettings>;
  /** Sends waiting events in a different order. */
  reorder?: "shuffled" | "reversed";
  /** Sends the events held by `holdRate`. */
  releaseHeld?: true;
  fault?: ApiFault | null;
  /** Moves the clock, which expires sessions. */
  aheadSeconds?: number;
  refundOutcome?: Account["refundOutcome"];
  pay?: string;
  payByBank?: string;
  decline?: string;
  settlePayment?: { session: string; outcome: "succeeded" | "failed" };
  settleRefund?: { refund: string; outcome: "succeeded" | "failed" };
  dispute?: string;
  closeDispute?: { dispute: string; outcome: "won" | "lost" };
  /** Resets webhooks, faults and outcomes, but not the clock. */
  reset?: true;
};

export type ControlledParts = {
  account: Account;
  sender: ReturnType<typeof createWebhookSender>;
  webhooks: WebhookSettings;
  faults: { next: ApiFault | null };
};

export function applyControl({ account, sender, webhooks, faults }: ControlledParts, control: Control): void {
  if (control.reset) {
    Object.assign(webhooks, defaultWebhooks);
    faults.next = null;
    account.refundOutcome = "succeeded";
  }
  Object.assign(webhooks, control.webhooks);
  if (control.fault !== undefined) faults.next = control.fault && { ...control.fault };
  if (control.refundOutcome) account.refundOutcome = control.refundOutcome;
  if (control.pay) payByCard(account, control.pay);
  if (control.payByBank) payByBank(account, control.payByBank);
  if (control.decline) declineCard(account, control.decline);
  if (control.settlePayment)
    settleBankPayment(account, control.settlePayment.session, control.settlePayment.outcome);
  if (control.settleRefund) settleRefund(account, control.settleRefund.refund, control.settleRefund.outcome);
  if (control.dispute) openDispute(account, control.dispute);
  if (control.closeDispute) closeDispute(account, control.closeDispute.dispute, control.closeDispute.outcome);
  if (control.aheadSeconds !== undefined) {
    account.clock.aheadSeconds = control.aheadSeconds;
    expireOverdue(account);
  }
  if (control.releaseHeld) sender.release();
  if (control.reorder) sender.reorder(control.reorder);
  sender.pump();
}

/** Uses up the fault for one more call, if there is one. */
export function takeFault(faults: { next: ApiFault | null }, random: () => number): ApiFault | null {
  const fault = faults.next;
  if (fault?.rate !== undefined && random() >= fault.rate) return null;
  if (!fault || fault.count === undefined) return fault;
  fault.count -= 1;
  if (fault.count <= 0) faults.next = null;
  return fault;
}
