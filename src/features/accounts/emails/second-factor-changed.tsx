import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

const changes = ["on", "off", "renewed", "recovery-code"] as const;
export type SecondFactorChange = (typeof changes)[number];

const subjects: Record<SecondFactorChange, string> = {
  on: "Two-step verification is on",
  off: "Two-step verification is off",
  renewed: "You have new recovery codes",
  "recovery-code": "A recovery code was used",
};
const sentences: Record<SecondFactorChange, string> = {
  on: "From now on, logging in takes your password and a code from your authenticator app. Your other devices were signed out.",
  off: "From now on, your password alone opens your account.",
  renewed:
    "Your old recovery codes no longer work. Keep the new ones where you find them without your phone.",
  "recovery-code": "Someone used one of the recovery codes of your account instead of a code from the app.",
};

/** Sent after every change of a second factor, so its owner learns of a thief immediately. */
export const secondFactorChangedEmail = defineEmail({
  schema: z.object({ username: z.string(), change: z.enum(changes), codesLeft: z.number().optional() }),
  subject: ({ data }) => subjects[data.change],
  preview: "If this was you, there is nothing to do.",
  reason: (site) => `You have an account at ${site.name} with this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>{sentences[data.change]}</p>
      {data.codesLeft !== undefined && (
        <p>
          {data.codesLeft === 1 ? "One recovery code is left." : `${data.codesLeft} recovery codes are left.`}
        </p>
      )}
      <p>Was it you? Then there is nothing to do. If it was not, set a new password now.</p>
      <EmailButton href={new URL("/forgot-password", site.origin).href}>Set a new password</EmailButton>
    </>
  ),
});
