import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { Requester } from "#platform/auth/actor.ts";
import { attempt } from "#platform/http/forms/attempt.ts";
import { refuseFields, refuseForm } from "#platform/http/forms/handle-form.server.ts";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import type { Services } from "#platform/http/services.ts";
import { readVisit } from "./read-visit.server.ts";
import { type AccountRefusal, accountRefusals, type Refused } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };
type InPlace<Schema extends z.ZodType, Done extends { ok: true }, Shown> = {
  schema: Schema;
  /** The title of the toast after a refusal. */
  title: string;
  run: (
    services: Services,
    actor: Requester,
    input: z.output<Schema>,
  ) => Promise<Done | Refused<AccountRefusal>>;
  show: (done: Done) => Shown;
};

/** Handles an account form that shows its result on the same page, without a redirect. */
export async function handleInPlace<Schema extends z.ZodType, Done extends { ok: true }, Shown>(
  args: Args,
  form: FormData,
  { schema, title, run, show }: InPlace<Schema, Done, Shown>,
) {
  const { services, actor, log } = readVisit(args);
  const kind = { schema, title, refusals: accountRefusals };
  const input = readForm(schema, form);
  if (!input.ok) return refuseFields(kind, form, input.errors);
  const result = await attempt(log, () => run(services, actor, input.value));
  if (!result.ok) return refuseForm(args.context, kind, form, result);
  return data(show(result));
}
