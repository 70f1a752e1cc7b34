import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { formIdOf } from "#platform/http/form/form-failure.ts";
import { failureTitles, isAccountForm } from "./account-forms.ts";
import { changePassword } from "./commands/change-password.server.ts";
import { deleteAccount } from "./commands/delete-account.server.ts";
import { endOtherSessions } from "./commands/end-other-sessions.server.ts";
import { endSession } from "./commands/end-session.server.ts";
import { rename } from "./commands/rename.server.ts";
import { requestEmailChange } from "./commands/request-email-change.server.ts";
import {
  deletionSchema,
  emailChangeSchema,
  nothingSchema,
  passwordChangeSchema,
  renameSchema,
  sessionSchema,
} from "./input.ts";
import { accountRefusals as refusals } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

/** Answers whichever form of the account page was sent; each leads back to its section. */
export async function answerAccount(args: Args) {
  const form = await args.request.formData();
  const id = formIdOf(form);
  if (!isAccountForm(id)) throw data(null, { status: 400 });
  const common = { form, refusals, title: failureTitles[id] };
  switch (id) {
    case "name":
      return answerForm(args, {
        ...{ ...common, schema: renameSchema },
        run: rename,
        done: () => ({ to: "/account#name", toast: { title: "Name saved" } }),
      });
    case "email":
      return answerForm(args, {
        ...{ ...common, schema: emailChangeSchema },
        run: requestEmailChange,
        done: (_result, { email }) => ({
          to: "/account#email",
          toast: { title: "Check your email", description: `We sent a link to ${email}.` },
        }),
      });
    case "password":
      return answerForm(args, {
        ...{ ...common, schema: passwordChangeSchema },
        run: changePassword,
        done: () => ({
          to: "/account#password",
          toast: { title: "Password changed", description: "Your other devices are signed out." },
        }),
      });
    case "device":
      return answerForm(args, {
        ...{ ...common, schema: sessionSchema, refusedTo: "/account#devices" },
        run: endSession,
        done: () => ({ to: "/account#devices", toast: { title: "Device signed out" } }),
      });
    case "devices":
      return answerForm(args, {
        ...{ ...common, schema: nothingSchema, refusedTo: "/account#devices" },
        run: endOtherSessions,
        done: () => ({ to: "/account#devices", toast: { title: "Signed out everywhere else" } }),
      });
    case "delete":
      return answerForm(args, {
        ...{ ...common, schema: deletionSchema },
        run: deleteAccount,
        done: ({ setCookies }) => ({
          to: "/",
          toast: { title: "Account deleted", description: "Thank you for the time you spent here." },
          setCookies,
        }),
      });
  }
}
