import { data, redirect } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { SplitPage } from "#ui/form-panel.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { writeToArtist } from "../commands/write-to-artist.server.ts";
import { ConnectForm, describeConnect } from "../components/connect-form.tsx";
import { messageSchema } from "../input.ts";
import { conversationPath } from "../message-key.server.ts";
import { findTarget } from "../queries/find-target.server.ts";
import { closedWords, connectRefusals } from "../refusals.ts";
import { requireConnect } from "../require-open.server.ts";
import type { Route } from "./+types/connect";

export const meta = pageTitle("Write to an artist", { robots: "noindex" });

const failed = { title: "Message not sent" };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  await requireConnect(db);
  const { id: senderId, username } = requirePerson(context, url);
  const target = isUuid(params.id) && (await findTarget(db, { artistId: params.id, senderId }));
  if (!target) throw data(null, { status: 404 });
  // Members who have written before continue there.
  if (target.conversationId) throw redirect(conversationPath(target.conversationId));
  const { artistId, name, takesMessages, isBlocked } = target;
  const artist = { id: artistId, name, takesMessages: takesMessages && !isBlocked };
  const loaded = { artist, username, fields: describeFields(messageSchema) };
  return data(loaded, { headers: { "Cache-Control": "private, no-store" } });
}

export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(servicesContext);
  await requireConnect(db);
  requirePerson(args.context, args.url);
  const artistId = args.params.id;
  if (!isUuid(artistId)) throw data(null, { status: 404 });
  return handleForm(args, {
    schema: messageSchema,
    refusals: connectRefusals,
    title: failed.title,
    run: (services, actor, { message }) => writeToArtist(services, actor, { artistId, text: message }),
    done: ({ conversationId }) => ({
      to: conversationPath(conversationId),
      toast: { title: "Message sent", description: "We’ll email you when there is a reply." },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The form for a first message. With scripts, `ConnectButton` opens it in a dialog. */
export default function ConnectPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { artist, username, fields } = loaderData;
  const cloths = [1, 2, 3, 4].map((bolt) => (
    <Cloth key={bolt} id={`${artist.id}-${bolt}`} palette="indigo" ratio={0.28} height={470} eager />
  ));
  return (
    <SplitPage palette="indigo" caption="Good work starts with hello." cloths={cloths}>
      <div className="form">
        <div>
          <p className="mb-2">
            <BackLink to={`/artist/${artist.id}`}>{artist.name}</BackLink>
          </p>
          <h1>Write to {artist.name}</h1>
          <p className="text-muted">{artist.takesMessages ? describeConnect(username) : closedWords}</p>
        </div>
        {artist.takesMessages && (
          <ConnectForm fields={fields} failure={failure}>
            <ButtonLink to={`/artist/${artist.id}`} variant="secondary">
              Cancel
            </ButtonLink>
          </ConnectForm>
        )}
      </div>
    </SplitPage>
  );
}
