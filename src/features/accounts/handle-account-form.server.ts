import type { ActionFunctionArgs } from "react-router";
import type { z } from "zod";
import { type FormHandler, handleForm, type Refusing } from "#platform/http/forms/handle-form.server.ts";
import { type AccountRefusal, accountRefusals } from "./refusals.ts";

/** Handles an account form, with the messages of account refusals. */
export function handleAccountForm<Schema extends z.ZodType, Result extends Refusing<AccountRefusal>>(
  args: Pick<ActionFunctionArgs, "context" | "request">,
  answer: Omit<FormHandler<Schema, AccountRefusal, Result>, "refusals">,
) {
  return handleForm<Schema, AccountRefusal, Result>(args, { ...answer, refusals: accountRefusals });
}
