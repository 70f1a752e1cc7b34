import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { failureTitles, isAccountForm } from "./account-forms.ts";
import { changePassword } from "./commands/change-password.server.ts";
import { deleteAccount } from "./commands/delete-account.server.ts";
import { endOtherSessions } from "./commands/end-other-sessions.server.ts";
import { endSession } from "./commands/end-session.server.ts";
import { rename } from "./commands/rename.server.ts";
import { requestEmailChange } from "./commands/request-email-change.server.ts";
import { handleAccountForm } from "./handle-account-form.server.ts";
import {
  deletionSchema,
  emailChangeSchema,
  nothingSchema,
  passwordChangeSchema,
  renameSchema,
  sessionSchema,
} from "./input.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

/** Handles all forms of the account page. Each returns to its section. */
export async function handleAccount(args: Args) {
  const form = await args.request.formData();
  const id = formIdOf(form);
  if (!isAccountForm(id)) throw data(null, { status: 400 });
  const sent = { form, title: failureTitles[id] };
  switch (id) {
    case "name":
      return handleAccountForm(args, { ...sent, schema: renameSchema, run: rename, done: done.name });
    case "email":
      return handleAccountForm(args, {
        ...sent,
        schema: emailChangeSchema,
        run: requestEmailChange,
        done: (_result, { email }) => ({
          to: "/account#email",
          toast: { title: "Check your email", description: `We sent a link to ${email}.` },
        }),
      });
    case "password":
      return handleAccountForm(args, {
        ...sent,
        schema: passwordChangeSchema,
        run: changePassword,
        done: done.password,
      });
    case "device":
      return handleAccountForm(args, {
        ...sent,
        ...inPlace,
        schema: sessionSchema,
        run: endSession,
        done: done.device,
      });
    case "devices":
      return handleAccountForm(args, {
        ...sent,
        ...inPlace,
        schema: nothingSchema,
        run: endOtherSessions,
        done: done.devices,
      });
    case "delete":
      return handleAccountForm(args, {
        ...sent,
        schema: deletionSchema,
        run: deleteAccount,
        done: done.delete,
      });
  }
}

/** These forms have no space for messages. */
const inPlace = { refusedTo: "/account#devices" };

const done = {
  name: { to: "/account#name", toast: { title: "Name saved" } },
  password: {
    to: "/account#password",
    toast: { title: "Password changed", description: "Your other devices are signed out." },
  },
  device: { to: "/account#devices", toast: { title: "Device signed out" } },
  devices: { to: "/account#devices", toast: { title: "Signed out everywhere else" } },
  delete: {
    to: "/",
    toast: { title: "Account deleted", description: "Thank you for the time you spent here." },
  },
};
