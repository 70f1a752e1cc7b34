import { mailAddressJob } from "#features/accounts/jobs/mail-address.server.ts";
import { mailEmailChangeJob } from "#features/accounts/jobs/mail-email-change.server.ts";
import { resealSecondFactorsJob } from "#features/accounts/jobs/reseal-second-factors.server.ts";
import { forgetViewsJob } from "#features/artists/profile/jobs/forget-views.server.ts";
import { handleEventJob } from "#features/checkout/jobs/handle-event-job.ts";
import { mailOrderJob } from "#features/checkout/jobs/mail-order.server.ts";
import { mailOrderLinkJob } from "#features/checkout/jobs/mail-order-link.server.ts";
import { reconcilePaymentsJob, reconcileWideJob } from "#features/checkout/jobs/reconcile-payments.server.ts";
import { releaseExpiredHoldsJob } from "#features/checkout/jobs/release-expired-holds.server.ts";
import { sendRefundJob } from "#features/checkout/jobs/send-refund-job.ts";
import { watchHoldsJob } from "#features/checkout/jobs/watch-holds.server.ts";
import { refundPaymentJob } from "#features/checkout/unmatched/jobs/refund-payment-job.ts";
import { rollUpVisitsJob } from "#features/directory/figures/jobs/roll-up-visits.server.ts";
import { extendEventDatesJob } from "#features/events/list/jobs/extend-event-dates.server.ts";
import { mailRemindersJob } from "#features/events/reminders/jobs/mail-reminders.server.ts";
import { noticeJob } from "#features/events/reminders/notice-job.ts";
import { forgetRecentPostsJob } from "#features/reviews/jobs/forget-recent-posts.server.ts";
import { tellLowStockJob } from "#features/store/jobs/tell-low-stock.server.ts";
import { forgetPageChangesJob } from "#platform/cache/forget-page-changes.server.ts";
import type { Job } from "#platform/jobs/define-job.ts";
import { sendMailJob } from "#platform/mail/mail-jobs.ts";
import { fetchPicturesJob } from "#platform/pictures/fetch-pictures.server.ts";
import { checkProjectionsJob } from "#platform/projections/check-projections.server.ts";
import { forgetOldDataJob } from "#platform/retention/forget-old-data.server.ts";
import { compareIndexesJob } from "#platform/search/mirror/compare-indexes-nightly.server.ts";
import { deleteExpiredFilesJob } from "#platform/uploads/delete-expired-files.server.ts";
import { makeVariantsJob } from "#platform/uploads/make-variants-job.ts";
import { sweepOrphansJob } from "#platform/uploads/sweep-orphans.server.ts";

/** Every job. Migrations create their queues, so no request has to. */
export const jobs: readonly Job<object>[] = [
  sendMailJob,
  forgetOldDataJob,
  checkProjectionsJob,
  forgetPageChangesJob,
  makeVariantsJob,
  deleteExpiredFilesJob,
  sweepOrphansJob,
  fetchPicturesJob,
  mailAddressJob,
  mailEmailChangeJob,
  resealSecondFactorsJob,
  rollUpVisitsJob,
  forgetRecentPostsJob,
  tellLowStockJob,
  handleEventJob,
  mailOrderJob,
  mailOrderLinkJob,
  sendRefundJob,
  refundPaymentJob,
  releaseExpiredHoldsJob,
  watchHoldsJob,
  reconcilePaymentsJob,
  reconcileWideJob,
  extendEventDatesJob,
  mailRemindersJob,
  noticeJob,
  forgetViewsJob,
  compareIndexesJob,
];
