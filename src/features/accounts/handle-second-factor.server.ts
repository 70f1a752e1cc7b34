import { data, type RouterContextProvider } from "react-router";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { confirmSecondFactor } from "./commands/confirm-second-factor.server.ts";
import { renewRecoveryCodes } from "./commands/renew-recovery-codes.server.ts";
import { startSecondFactor } from "./commands/start-second-factor.server.ts";
import { turnOffSecondFactor } from "./commands/turn-off-second-factor.server.ts";
import { handleAccountForm } from "./handle-account-form.server.ts";
import { handleInPlace } from "./handle-in-place.server.ts";
import { codeSchema, confirmationSchema, passwordAndCodeSchema } from "./input.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };
const here = "/account/second-factor";

/** Handles all forms of the page. */
export async function handleSecondFactor(args: Args) {
  const form = await args.request.formData();
  switch (formIdOf(form)) {
    case "start":
      return handleAccountForm(args, {
        form,
        schema: confirmationSchema,
        title: "Two-step verification not set up",
        run: startSecondFactor,
        done: { to: here },
      });
    case "confirm":
      // The codes are only in this response, so there is no redirect.
      return handleInPlace(args, form, {
        schema: codeSchema,
        title: "Two-step verification not turned on",
        run: confirmSecondFactor,
        show: ({ recoveryCodes }) => ({ recoveryCodes }),
      });
    case "renew":
      return handleInPlace(args, form, {
        schema: passwordAndCodeSchema,
        title: "No new codes made",
        run: renewRecoveryCodes,
        show: ({ recoveryCodes }) => ({ recoveryCodes }),
      });
    case "off":
      return handleAccountForm(args, {
        form,
        schema: passwordAndCodeSchema,
        title: "Two-step verification not turned off",
        run: turnOffSecondFactor,
        done: { to: here, toast: { title: "Two-step verification is off" } },
      });
    default:
      throw data(null, { status: 400 });
  }
}
