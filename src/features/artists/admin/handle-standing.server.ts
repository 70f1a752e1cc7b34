import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { decisionRefusals, updateError } from "#platform/decisions/queue/describe-outcome.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { artistsQueueList } from "./artists-queue-query.ts";
import { setStanding } from "./commands/set-standing.server.ts";
import { describeStanding, standings } from "./standings.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

const standingSchema = z
  .object({
    artist: z.uuid().meta({ hidden: true }),
    standing: z.enum(standings.map(({ value }) => value)).meta({ hidden: true }),
  })
  .transform(({ artist, standing }) => ({ artistId: artist, standing }));

/** Handles the form for an artist's placement. The toast offers undo. */
export function handleStanding(args: Args, form: FormData) {
  const to = artistsQueueList.href(artistsQueueList.read(args.url.searchParams));
  return handleForm(args, {
    form,
    schema: standingSchema,
    refusals: decisionRefusals,
    title: updateError,
    refusedTo: to,
    run: setStanding,
    done: ({ previous, decisionId }, { artistId, standing }) => ({
      to,
      toast: {
        title: "Success",
        description: `Artist is shown as ${describeStanding(standing)}.`,
        action: {
          label: "Undo",
          to: artistsQueueList.path,
          fields: decisionId
            ? { decision: "undo", undo: decisionId }
            : { decision: "standing", artist: artistId, standing: previous },
        },
      },
    }),
  });
}
