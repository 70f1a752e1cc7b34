import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { checkoutLetters } from "./emails/letters.ts";
import { handleEvent } from "./jobs/handle-event.server.ts";
import { handleEventJob } from "./jobs/handle-event-job.ts";
import { mailOrder, mailOrderJob } from "./jobs/mail-order.server.ts";
import { mailOrderLink, mailOrderLinkJob } from "./jobs/mail-order-link.server.ts";
import {
  reconcilePayments,
  reconcilePaymentsJob,
  reconcileWide,
  reconcileWideJob,
} from "./jobs/reconcile-payments.server.ts";
import { releaseExpiredHolds, releaseExpiredHoldsJob } from "./jobs/release-expired-holds.server.ts";
import { sendRefund } from "./jobs/send-refund.server.ts";
import { sendRefundJob } from "./jobs/send-refund-job.ts";
import { watchHolds, watchHoldsJob } from "./jobs/watch-holds.server.ts";
import { refundPaymentJob } from "./unmatched/jobs/refund-payment-job.ts";
import { sendPaymentRefund } from "./unmatched/jobs/send-payment-refund.server.ts";

export const checkoutWorker: WorkerFeature = {
  letters: checkoutLetters,
  jobs: [
    handleJob(mailOrderJob, mailOrder),
    handleJob(mailOrderLinkJob, mailOrderLink),
    handleJob(handleEventJob, handleEvent),
    handleJob(sendRefundJob, sendRefund),
    handleJob(refundPaymentJob, sendPaymentRefund),
    handleJob(releaseExpiredHoldsJob, releaseExpiredHolds),
    handleJob(watchHoldsJob, watchHolds),
    handleJob(reconcilePaymentsJob, reconcilePayments),
    handleJob(reconcileWideJob, reconcileWide),
  ],
};
