import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { RecoveryCodes } from "../components/recovery-codes.tsx";
import { SecondFactorOff, SecondFactorOn, SecondFactorPending } from "../components/second-factor-forms.tsx";
import { AccountSection } from "../exports/account-section.tsx";
import { requirePerson } from "../exports/guards.server.ts";
import { handleSecondFactor } from "../handle-second-factor.server.ts";
import { codeSchema, confirmationSchema, passwordAndCodeSchema } from "../input.ts";
import { readVisit } from "../read-visit.server.ts";
import { presentFactor } from "../second-factor/present.server.ts";
import type { Route } from "./+types/second-factor";

export const meta = pageTitle("Two-step verification", { robots: "noindex" });

export async function loader(args: Route.LoaderArgs) {
  const { isAdmin } = requirePerson(args.context, args.url);
  const { services } = readVisit(args);
  return {
    factor: await presentFactor(services, args.request.headers),
    isRequired: isAdmin && services.env.REQUIRE_ADMIN_SECOND_FACTOR === true,
    fields: {
      password: describeFields(confirmationSchema),
      code: describeFields(codeSchema),
      both: describeFields(passwordAndCodeSchema),
    },
  };
}

export function action(args: Route.ActionArgs) {
  requirePerson(args.context, args.url);
  return handleSecondFactor(args);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, (form) => ({
    title:
      formIdOf(form) === "off" ? "Two-step verification not turned off" : "Two-step verification not set up",
  }));

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { factor, isRequired, fields } = loaderData;
  const codes = actionData && "recoveryCodes" in actionData ? actionData.recoveryCodes : null;
  const failure = actionData && "errors" in actionData ? actionData : undefined;
  return (
    <>
      {codes && (
        <AccountSection id="codes" title="Recovery codes" note="Shown this once. Keep them safe.">
          <RecoveryCodes codes={codes} />
        </AccountSection>
      )}
      <AccountSection
        id="second-factor"
        title="Two-step verification"
        note="A code from your phone, asked for after your password."
      >
        {factor.state === "off" && (
          <SecondFactorOff fields={fields} failure={failure} isRequired={isRequired} />
        )}
        {factor.state === "pending" && <SecondFactorPending {...factor} fields={fields} failure={failure} />}
        {factor.state === "on" && <SecondFactorOn {...factor} fields={fields} failure={failure} />}
      </AccountSection>
    </>
  );
}
