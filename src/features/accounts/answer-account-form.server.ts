import type { ActionFunctionArgs } from "react-router";
import type { z } from "zod";
import { answerForm, type FormAnswer, type Refusing } from "#platform/http/forms/answer-form.server.ts";
import { type AccountRefusal, accountRefusals } from "./refusals.ts";

/** Answers a sent form of an account, in the words for what accounts refuse. */
export function answerAccountForm<Schema extends z.ZodType, Result extends Refusing<AccountRefusal>>(
  args: Pick<ActionFunctionArgs, "context" | "request">,
  answer: Omit<FormAnswer<Schema, AccountRefusal, Result>, "refusals">,
) {
  return answerForm<Schema, AccountRefusal, Result>(args, { ...answer, refusals: accountRefusals });
}
