import { admins, everybody, members, signedOut } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { accountsApi } from "./api.server.ts";
import { mailAddress, mailAddressJob } from "./jobs/mail-address.server.ts";
import { mailEmailChange, mailEmailChangeJob } from "./jobs/mail-email-change.server.ts";
import { resealSecondFactors, resealSecondFactorsJob } from "./jobs/reseal-second-factors.server.ts";
import { accountsPersonalData } from "./personal-data.server.ts";
import { accountsRetainedData } from "./retention.server.ts";
import { accountsRoutes, accountsSections } from "./routes.ts";

export const accountsFeature = defineFeature({
  name: "accounts",
  routes: accountsRoutes,
  sections: accountsSections,
  adminTabs: [
    {
      label: "Members",
      group: "People",
      path: "admin/members",
      file: "features/accounts/admin/members.tsx",
      pages: [{ path: "admin/members/:id", file: "features/accounts/admin/member.tsx" }],
    },
  ],
  access: {
    "/login": { GET: signedOut(), POST: signedOut(400) },
    "/login/code": { GET: signedOut(), POST: signedOut(400) },
    "/register": { GET: signedOut(), POST: signedOut(400) },
    "/forgot-password": { GET: everybody(), POST: everybody(400) },
    "/reset-password": { GET: everybody(), POST: everybody(400) },
    "/verify-email": { GET: everybody(), POST: everybody(400) },
    "/confirm-email": { GET: members(), POST: members(410) },
    "/account/data": { GET: everybody("to:/account"), POST: members("to:/account") },
    "/logout": { GET: everybody("to:/"), POST: everybody("to:/") },
    "/account": { GET: members(), POST: members(400) },
    "/account/confirm": { GET: members(), POST: members(400) },
    "/account/second-factor": { GET: members(), POST: members(400) },
    "/admin/members": { GET: admins() },
    "/admin/members/:id": { GET: admins(), POST: admins(400) },
    "/api/v1/auth/sign-up": { POST: everybody(400) },
    "/api/v1/auth/sign-in": { POST: everybody(400) },
    "/api/v1/auth/sign-out": { POST: everybody() },
    "/api/v1/auth/session": { GET: everybody() },
  },
  personalData: [accountsPersonalData],
  retainedData: accountsRetainedData,
  jobs: [
    handleJob(mailAddressJob, mailAddress),
    handleJob(mailEmailChangeJob, mailEmailChange),
    handleJob(resealSecondFactorsJob, async (services) => {
      await resealSecondFactors(services);
    }),
  ],
  emails: async () => (await import("./emails/templates.ts")).accountsEmails,
  api: accountsApi,
});
