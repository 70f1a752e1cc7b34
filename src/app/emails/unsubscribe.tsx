import { data } from "react-router";
import { z } from "zod";
import { actingFor } from "#platform/auth/actor.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { type Services, servicesContext } from "#platform/http/services.ts";
import { chooseEmails } from "#platform/mail/commands/choose-emails.server.ts";
import { isRefused } from "#platform/mail/queue-mail.server.ts";
import { readStopToken } from "#platform/mail/stop-token.server.ts";
import { Form, FormSubmit } from "#ui/form.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { features } from "../features.ts";
import type { Route } from "./+types/unsubscribe";
import { emailRefusals as refusals } from "./emails-refusals.ts";

export const meta = pageTitle("Stop emails", { robots: "noindex" });

const failed = { title: "Not stopped" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { userId, kind, other } = readStop(services, params.token);
  const isStopped = other
    ? await other.isStopped(services.db, userId)
    : await isRefused(services.db, { userId, kind: kind.kind });
  return { label: kind.label, note: kind.note, startAgain: other?.startAgain ?? null, isStopped };
}

export function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const { userId, kind, other } = readStop(args.context.get(servicesContext), token);
  return handleForm(args, {
    refusals,
    schema: z.object({}),
    title: failed.title,
    // The token proves whose emails these are, without a password.
    run: async (services, actor) => {
      if (!other) return chooseEmails(services, actingFor(actor, userId), { kind: kind.kind, wants: false });
      await other.stop(services, actor, userId);
      return { ok: true as const };
    },
    done: { to: `/letters/stop/${token}` },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The person and kind of a token. A forged token is a 404. */
function readStop({ env }: Pick<Services, "env">, token: string) {
  const stop = readStopToken(env, token);
  const other = features.flatMap(({ emailStops }) => emailStops).find((one) => one.kind === stop?.kind);
  const kind =
    other ?? features.flatMap(({ optionalEmails }) => optionalEmails).find((one) => one.kind === stop?.kind);
  if (!stop || !kind) throw data(null, { status: 404 });
  return { userId: stop.userId, kind, other };
}

export default function Unsubscribe({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { label, note, startAgain, isStopped } = loaderData;
  return (
    <div className="wrap max-w-[40rem] pt-8 pb-16">
      <h1>{isStopped ? "These emails have stopped" : "Stop these emails?"}</h1>
      <p className="mt-4">
        <b>{label}.</b> {note}
      </p>
      {isStopped ? (
        <p className="mt-4">
          You won’t get any more of them.{" "}
          {startAgain ?? (
            <>
              You can turn them back on in <TextLink to="/account/letters">your account</TextLink>.
            </>
          )}
        </p>
      ) : (
        <Form failure={failure} className="form mt-6">
          <FormSubmit pendingLabel="Stopping these emails">Stop these emails</FormSubmit>
        </Form>
      )}
    </div>
  );
}
