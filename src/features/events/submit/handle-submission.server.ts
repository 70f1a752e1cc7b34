import { data, type RouterContextProvider } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import type { Services } from "#platform/http/services.ts";
import { submitEvent } from "./commands/submit-event.server.ts";
import { eventPictures } from "./event-pictures.ts";
import { type EventInput, eventBody } from "./input.ts";
import { presentDuplicate } from "./present-duplicate.ts";
import { type LikelyDuplicate, listLikelyDuplicates } from "./queries/list-likely-duplicates.server.ts";
import { submissionFailed, submitRefusals } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/**
 * Submits an event with its picture: a file, or the id of an earlier upload. If there are likely duplicates, the first
 * response shows them; submitting again confirms.
 */
export async function handleSubmission(args: Args) {
  // Before the body is read: only people with an account may upload files.
  const { id: personId } = requirePerson(args.context, args.url);
  let unseen: LikelyDuplicate[] = [];
  const answer = await handleForm(args, {
    ...{ schema: eventBody, refusals: submitRefusals, title: submissionFailed },
    files: { image_url: eventPictures },
    run: async (services, actor, input) => {
      unseen = await listUnseen(services, personId, input);
      if (unseen.length > 0) return { ok: false as const, reason: "likely-duplicate" as const };
      return submitEvent(services, actor, input);
    },
    done: { to: "/events", toast: submitted },
  });
  if (answer instanceof Response) return answer;
  if (unseen.length === 0) return data({ ...answer.data, duplicates: [] }, answer.init ?? {});
  const failure = { ...answer.data, message: null, toast: likely, duplicates: unseen.map(presentDuplicate) };
  return data(failure, answer.init ?? {});
}

async function listUnseen({ db }: Services, personId: string, { fields, looked }: EventInput) {
  const found = await listLikelyDuplicates(db, { ...fields, personId });
  return found.every(({ id }) => looked.includes(id)) ? [] : found;
}

const submitted = {
  title: "Event Submitted!",
  description: "Thank you! Your event is now pending review.",
};

const likely = {
  title: "Is it here already?",
  description: "Please look at what we found. If yours is another one, send it again.",
};
