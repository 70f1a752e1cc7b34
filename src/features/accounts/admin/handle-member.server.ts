import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { type FormHandler, handleForm, type Refusing } from "#platform/http/forms/handle-form.server.ts";
import { banMember } from "../commands/ban-member.server.ts";
import { setAdmin } from "../commands/set-admin.server.ts";
import { signOutMember } from "../commands/sign-out-member.server.ts";
import { unbanMember } from "../commands/unban-member.server.ts";
import { banSchema, memberSchema, revokeSchema } from "./input.ts";
import { memberPath } from "./members-query.ts";
import { type MemberRefusal, memberRefusals } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

/** Handles all forms on a member's page, and redirects back to it. */
export async function handleMember(args: Args) {
  const form = await args.request.formData();
  switch (formIdOf(form)) {
    case "ban":
      return answer(args, form, { schema: banSchema, run: banMember, title: "Banned" });
    case "unban":
      return answer(args, form, { schema: memberSchema, run: unbanMember, title: "Ban lifted" });
    case "sign-out":
      return answer(args, form, { schema: memberSchema, run: signOutMember, title: "Signed out everywhere" });
    case "grant":
      return answer(args, form, {
        schema: memberSchema,
        run: (services, actor, { id }) => setAdmin(services, actor, { id, isAdmin: true }),
        title: "Made an admin",
      });
    case "revoke":
      return answer(args, form, {
        schema: revokeSchema,
        run: (services, actor, input) => setAdmin(services, actor, { ...input, isAdmin: false }),
        title: "No longer an admin",
      });
    default:
      throw data(null, { status: 400 });
  }
}

type Act<Schema extends z.ZodType<{ id: string }>> = Pick<
  FormHandler<Schema, MemberRefusal, Refusing<MemberRefusal>>,
  "schema" | "run"
> & { title: string };

function answer<Schema extends z.ZodType<{ id: string }>>(args: Args, form: FormData, act: Act<Schema>) {
  return handleForm<Schema, MemberRefusal, Refusing<MemberRefusal>>(args, {
    form,
    schema: act.schema,
    run: act.run,
    refusals: memberRefusals,
    title: "Not done",
    done: (_result, { id }) => ({ to: memberPath(id), toast: { title: act.title } }),
  });
}
