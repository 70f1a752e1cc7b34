import { admins, everybody, members, owners } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { checkoutApi } from "./api.server.ts";
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
import { checkoutPersonalData } from "./personal-data.server.ts";
import { countMostlyHeld } from "./queries/count-mostly-held.server.ts";
import { countProblems } from "./queries/count-problems.server.ts";
import { checkoutRetainedData } from "./retention.server.ts";
import { checkoutRoutes, checkoutSections } from "./routes.ts";
import { refundPaymentJob } from "./unmatched/jobs/refund-payment-job.ts";
import { sendPaymentRefund } from "./unmatched/jobs/send-payment-refund.server.ts";
import { countUnmatchedPayments } from "./unmatched/queries/list-unmatched-payments.server.ts";
import { createWebhookHandler, webhookPath } from "./webhook.server.ts";

export const checkoutFeature = defineFeature({
  name: "checkout",
  uses: ["accounts", "directory", "store"],
  routes: checkoutRoutes,
  sections: checkoutSections,
  adminTabs: [
    {
      label: "Orders",
      group: "Store",
      path: "admin/orders",
      file: "features/checkout/admin/orders.tsx",
      pages: [{ path: "admin/orders/:id", file: "features/checkout/admin/admin-order.tsx" }],
      count: countProblems,
    },
    {
      label: "Payments",
      group: "Store",
      path: "admin/payments",
      file: "features/checkout/unmatched/admin/payments.tsx",
      count: countUnmatchedPayments,
    },
  ],
  access: {
    "/checkout": { GET: everybody(), POST: everybody(400) },
    "/success": { GET: everybody() },
    "/orders": { GET: everybody(), POST: everybody(400) },
    // The buyer, or anyone with the key from an email; admins have a separate page.
    "/orders/:id": { GET: { ...everybody(404), owner: "ok" } },
    "/account/orders": { GET: members() },
    "/dashboard/:id/orders": { GET: owners(), POST: owners(400) },
    "/admin/orders": { GET: admins() },
    "/admin/orders/:id": { GET: admins(), POST: admins(400) },
    "/admin/payments": { GET: admins(), POST: admins(400) },
    "/api/store/:storeId/checkout": { POST: everybody(400) },
    "/api/store/:storeId/checkout/challenge": { GET: everybody() },
    // Signed by the payment provider.
    "/webhooks/stripe": { POST: everybody(400) },
  },
  personalData: [checkoutPersonalData],
  retainedData: checkoutRetainedData,
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
  emails: async () => (await import("./emails/templates.ts")).checkoutEmails,
  httpRoutes: [{ method: "ALL", paths: [webhookPath], create: createWebhookHandler }],
  laneRules: [
    // A payment: a signature is verified and one row inserted.
    { of: "all", path: new RegExp(`^${webhookPath}$`), lane: "free" },
    // Orders have a separate queue.
    { of: "writes", path: /^\/api\/store\/[^/]+\/checkout$/, lane: "free" },
  ],
  gauges: [
    {
      name: "store_holds",
      help: "Variants of which unpaid orders hold more than half.",
      read: countMostlyHeld,
    },
  ],
  storeApi: checkoutApi,
});
