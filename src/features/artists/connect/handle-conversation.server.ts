import type { RouterContextProvider } from "react-router";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { blockMember } from "./commands/block-member.server.ts";
import { replyToMember } from "./commands/reply-to-member.server.ts";
import { reportConversation } from "./commands/report-conversation.server.ts";
import { takeMessages } from "./commands/take-messages.server.ts";
import { writeToArtist } from "./commands/write-to-artist.server.ts";
import { messageSchema, reportSchema, stateSchema } from "./input.ts";
import type { readAccess } from "./read-access.server.ts";
import { connectRefusals as refusals } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };
type Opened = NonNullable<Awaited<ReturnType<typeof readAccess>>>;

/** Handles the forms of a conversation's page: a message, a report, a block, and turning off all messages. */
export async function handleConversation(args: Args, key: string, { conversation, hasArtistKey }: Opened) {
  const form = await args.request.formData();
  const { artistId } = conversation;
  const to = `/messages/${key}`;
  const common = { form, refusals };
  switch (formIdOf(form)) {
    case "report":
      return handleForm(args, {
        ...common,
        schema: reportSchema,
        title: "Not reported",
        run: (services, actor, report) => reportConversation(services, actor, { ...report, key }),
        done: { to, toast: { title: "Reported", description: "An admin will read this conversation." } },
      });
    case "block":
      return handleForm(args, {
        ...common,
        schema: stateSchema,
        title: "Not saved",
        refusedTo: to,
        run: (services, actor, { state }) => blockMember(services, actor, { key, isBlocked: state === "on" }),
        done: (_result, { state }) => ({
          to,
          toast: { title: state === "on" ? "Member blocked" : "Member may write again" },
        }),
      });
    case "messages":
      return handleForm(args, {
        ...common,
        schema: stateSchema,
        title: "Not saved",
        refusedTo: to,
        run: (services, actor, { state }) =>
          takeMessages(services, actor, { artistId, hasArtistKey, wants: state === "on" }),
        done: (_result, { state }) => ({
          to,
          toast: { title: state === "on" ? "Members can write to you again" : "No more messages will come" },
        }),
      });
    default:
      return handleForm(args, {
        ...common,
        schema: messageSchema,
        title: "Message not sent",
        run: async (services, actor, { message: text }) =>
          hasArtistKey
            ? await replyToMember(services, actor, { key, text })
            : await writeToArtist(services, actor, { artistId, text }),
        done: { to, toast: { title: "Message sent" } },
      });
  }
}
