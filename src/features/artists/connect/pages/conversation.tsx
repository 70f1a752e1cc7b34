import { data, type MetaDescriptor, type RouterContextProvider } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { actorOf } from "#platform/auth/actor.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { formatTime } from "#ui/format-day.ts";
import { ConversationView } from "../components/conversation-view.tsx";
import { handleConversation } from "../handle-conversation.server.ts";
import { messageSchema, reportSchema } from "../input.ts";
import { canReadConversation } from "../permissions.ts";
import type { Conversation } from "../queries/find-conversation.server.ts";
import { listMessages } from "../queries/list-messages.server.ts";
import { readAccess } from "../read-access.server.ts";
import { closedWords } from "../refusals.ts";
import { requireConnect } from "../require-open.server.ts";
import type { Route } from "./+types/conversation";

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [
    { title: `Messages · ${siteNameOf(root)}` },
    { name: "robots", content: "noindex" },
    // The artist's key works like a password, so no other site may learn this URL.
    { name: "referrer", content: "same-origin" },
  ];
}

/** More than anyone writes during the retention period. */
const messagesShown = 200;

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { conversation, hasArtistKey } = await requireConversation({ context, request, url }, params.key);
  const { id, artistId, artistName, senderName, takesMessages } = conversation;
  const messages = await listMessages(db, { conversationId: id, limit: messagesShown });
  const shown = messages.map(({ sentAt, isFromArtist, ...message }) => ({
    ...message,
    isOwn: isFromArtist === hasArtistKey,
    sent: { at: sentAt.toISOString(), when: formatTime(sentAt) },
  }));
  const loaded = {
    artistId,
    artistName,
    senderName,
    isArtist: hasArtistKey,
    messages: shown,
    closed: hasArtistKey ? describeBlock(conversation) : describeClosed(conversation),
    // Only the artist can see the artist's choice.
    isBlocked: hasArtistKey && conversation.block === "artist",
    takesMessages: !hasArtistKey || takesMessages,
    fields: { message: describeFields(messageSchema), report: describeFields(reportSchema) },
  };
  return data(loaded, { headers: { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" } });
}

export async function action(args: Route.ActionArgs) {
  const access = await requireConversation(args, args.params.key);
  return handleConversation(args, args.params.key, access);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Not sent" });

function describeBlock({ block, senderName }: Conversation): string | null {
  if (block === "admin") return "An admin has closed this conversation.";
  return block === "artist" ? `You have blocked ${senderName}.` : null;
}

/** The same message for a block and for an artist without messages. */
function describeClosed({ block, takesMessages }: Conversation): string | null {
  return block === "none" && takesMessages ? null : closedWords;
}

type Args = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** Its member and its artist only. A visitor with the member's URL must log in first. */
async function requireConversation({ context, request, url }: Args, key: string) {
  const { db, env } = context.get(servicesContext);
  const visit = context.get(visitContext);
  await requireConnect(db);
  const access = await readAccess({ db, env }, key);
  if (access && canReadConversation(actorOf(visit, request), access)) return access;
  // The member's URL; the artist's has a key.
  if (isUuid(key)) requirePerson(context, url);
  throw data(null, { status: 404 });
}

/** The messages between a member and an artist. */
export default function ConversationPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  return <ConversationView {...loaderData} failure={failure} />;
}
