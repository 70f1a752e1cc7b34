import { data, type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import { actorOf, type Requester } from "#platform/auth/actor.ts";
import type { FilePurposes } from "#platform/uploads/receive-files.server.ts";
import { type ReceivedForm, receiveForm } from "#platform/uploads/receive-form.server.ts";
import { uploadRefusals } from "#platform/uploads/upload-refusals.ts";
import { type Flash, flashHeaders } from "../response/flash.server.ts";
import { describeRefusal, type Refusal, type Refusals, type Refused } from "../response/refusal.ts";
import { type Services, servicesContext } from "../services.ts";
import { visitContext } from "../visit.ts";
import { attempt, type Unexpected } from "./attempt.ts";
import { type BotCheckKind, rejectBot, stampForm } from "./bot-check.server.ts";
import { type FormFailure, formIdOf } from "./form-failure.ts";
import { propertiesOf } from "./form-properties.server.ts";
import { changeRows } from "./form-rows.ts";
import { type FormErrors, readForm, readTyped } from "./read-form.server.ts";

type Context = Readonly<RouterContextProvider>;

/** A form's definition, without its command. */
type FormKind<Schema extends z.ZodType, Reason extends string> = {
  schema: Schema;
  refusals: Refusals<Reason>;
  /** The title of the toast after a refusal. */
  title: string;
  /** The description of that toast for every refusal. By default the refusal's message. */
  description?: string | undefined;
  /** The toast for invalid fields, null for none. By default the title and the first message. */
  toastFor?: ((errors: FormErrors) => Flash | null) | undefined;
  /** Rejects bots. The form contains a `BotCheck`; the messages are shared. */
  checksBots?: BotCheckKind;
  /** Where a refusal redirects to, for pages that must be reloaded. By default the form is shown again. */
  refusedTo?: string;
};

/** Where a form redirects to, and with which toast. */
type Destination = { to: string; toast?: Flash };

/** How a submitted form is handled. */
export type FormHandler<Schema extends z.ZodType, Reason extends string, Result> = FormKind<
  Schema,
  Reason | Unexpected["reason"]
> & {
  /** Already parsed by a page with several forms. */
  form?: FormData;
  /** The file fields and their purposes. Their values become upload ids. The route needs `takesFiles`. */
  files?: FilePurposes;
  /** The toast when a file is refused, if its text is fixed. */
  fileToast?: Refusal["toast"];
  /** The command, or a function that calls it with more than the form's values. */
  run: (services: Services, actor: Requester, input: z.output<Schema>) => Promise<Result>;
  /** Where to redirect after the command. */
  done: Destination | ((result: Extract<Result, { ok: true }>, input: z.output<Schema>) => Destination);
};

/** The result of a command; the response carries its `setCookies`. */
export type Refusing<Reason extends string> = { ok: true; setCookies?: readonly string[] } | Refused<Reason>;

/** Handles a submitted form: parse, bot check, command, then a redirect or the form again with its messages. */
export async function handleForm<
  Schema extends z.ZodType,
  Reason extends string,
  Result extends Refusing<Reason>,
>({ context, request }: { context: Context; request: Request }, answer: FormHandler<Schema, Reason, Result>) {
  const services = context.get(servicesContext);
  const visit = context.get(visitContext);
  const { form, refused } = await readBody({ context, request }, answer);
  if (refused) return refuseFile(context, answer, form, refused);
  const rearranged = changeRows(form, listFields(answer.schema));
  if (rearranged) return showRows(answer.schema, rearranged);
  const input = readForm(answer.schema, form);
  if (!input.ok) {
    if (input.isMalformed) throw data(null, { status: 400 });
    return refuseFields(answer, form, input.errors);
  }
  const bot = answer.checksBots ? rejectBot(form, answer.checksBots, services.env, Date.now()) : null;
  const result =
    bot ?? (await attempt(visit.log, () => answer.run(services, actorOf(visit, request), input.value)));
  if (!result.ok) return refuseForm(context, answer, form, result as Refused<Reason>);
  const { done } = answer;
  const taken = result as Extract<Result, { ok: true }>;
  return redirectWithToast(
    context,
    typeof done === "function" ? done(taken, input.value) : done,
    taken.setCookies,
  );
}

/** Shows a form again after a refusal, with the submitted values. */
export function refuseForm<Reason extends string>(
  context: Context,
  kind: FormKind<z.ZodType, Reason>,
  form: FormData,
  refused: Refused<Reason>,
) {
  const { env } = context.get(servicesContext);
  const { status, words, field, showsErrorId, toast: given } = describeRefusal(kind.refusals, refused, env);
  const { title, description = words } = given ?? kind;
  const toast: Flash = { title, description, variant: "destructive" };
  if (kind.refusedTo !== undefined) return redirectWithToast(context, { to: kind.refusedTo, toast });
  const { reason, retryAfterSeconds } = refused;
  const beside = showsErrorId ? `${words} Error id: ${context.get(visitContext).requestId}` : words;
  const failure: FormFailure<Reason> = {
    form: formIdOf(form),
    reason,
    toast,
    typed: readTyped(kind.schema, form),
    errors: field ? { [field]: words } : {},
    message: field ? null : beside,
    // Keeps the time of the first display: someone who fixes a name quickly is not a bot.
    stamp: reason === "too-old" ? stampForm(env.AUTH_SECRET, Date.now()) : stampOf(form),
  };
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return data(failure, { status, ...(headers && { headers }) });
}

async function readBody(
  { context, request }: { context: Context; request: Request },
  { form, files }: { form?: FormData; files?: FilePurposes },
): Promise<ReceivedForm> {
  if (form || !files) return { form: form ?? (await request.formData()), refused: null };
  const actor = actorOf(context.get(visitContext), request);
  return receiveForm(context.get(servicesContext), actor, request, files);
}

/** Shows the form again with the message about a refused file, below its field if known. */
function refuseFile(
  context: Context,
  kind: FormKind<z.ZodType, string> & { files?: FilePurposes; fileToast?: Refusal["toast"] },
  form: FormData,
  refused: NonNullable<ReceivedForm["refused"]>,
) {
  const [field, purpose] =
    Object.entries(kind.files ?? {}).find(([name]) => name === refused.field) ??
    Object.entries(kind.files ?? {})[0] ??
    [];
  if (!purpose) throw data(null, { status: 400 });
  const { title, description } = { ...kind, ...kind.fileToast };
  return refuseForm(
    context,
    { ...kind, title, description, refusals: uploadRefusals(purpose, field) },
    form,
    refused,
  );
}

function listFields(schema: z.ZodType) {
  return propertiesOf(schema).filter(({ type }) => type === "array");
}

/** Shows the form again with its rows changed, without an error. */
function showRows(schema: z.ZodType, form: FormData) {
  const failure: FormFailure<never> = {
    form: formIdOf(form),
    reason: "invalid",
    toast: null,
    errors: {},
    message: null,
    typed: readTyped(schema, form),
    stamp: stampOf(form),
  };
  return data(failure);
}

/** Shows a form again with a message per invalid field. */
export function refuseFields(kind: FormKind<z.ZodType, string>, form: FormData, errors: FormErrors) {
  const { schema, title, toastFor } = kind;
  const [description = ""] = Object.values(errors);
  const failure: FormFailure<never> = {
    form: formIdOf(form),
    errors,
    message: errors[""] ?? null,
    reason: "invalid",
    toast: toastFor ? toastFor(errors) : { title, description, variant: "destructive" },
    typed: readTyped(schema, form),
    stamp: stampOf(form),
  };
  return data(failure, { status: 400 });
}

function redirectWithToast(context: Context, { to, toast }: Destination, setCookies: readonly string[] = []) {
  const { env } = context.get(servicesContext);
  const headers = toast ? flashHeaders(env.APP_ORIGIN, toast) : new Headers();
  for (const cookie of setCookies) headers.append("set-cookie", cookie);
  return redirect(to, { headers });
}

function stampOf(form: FormData) {
  const stamp = form.get("stamp");
  return typeof stamp === "string" ? stamp.slice(0, 200) : null;
}
