import { useNavigate } from "react-router";
import { stampForm } from "#platform/http/forms/bot-check.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { Dialog } from "#ui/dialog.tsx";
import { artistPictures } from "../artist-pictures.ts";
import { submitArtist } from "../commands/submit-artist.server.ts";
import { SubmitForm } from "../components/submit-form.tsx";
import { submissionSchema } from "../input.ts";
import { submissionRefusals, submissionToasts } from "../refusals.ts";
import type { Route } from "./+types/submit-artist";

export const meta = pageTitle("Submit an Artist Profile", { robots: "noindex" });

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  return { fields: describeFields(submissionSchema), stamp: stampForm(env.AUTH_SECRET, Date.now()) };
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, {
    schema: submissionSchema,
    refusals: submissionRefusals,
    title: submissionToasts.failed.title,
    toastFor: () => null,
    checksBots: "typed",
    files: { picture: artistPictures },
    run: submitArtist,
    done: { to: "/artist-directory", toast: submissionToasts.done },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, submissionToasts.failed);

/** A dialog over the artist directory. Without JavaScript it is rendered open. */
export default function SubmitArtistPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const navigate = useNavigate();
  const close = () =>
    navigate("/artist-directory", { preventScrollReset: true, state: { closedDialog: true } });
  return (
    <Dialog
      isOpenFromStart
      size="form"
      open
      onClose={() => void close()}
      title="Submit an Artist Profile"
      description="Yourself or somebody you admire. A person reads every profile before it goes up."
      palette="indigo"
    >
      <SubmitForm {...loaderData} failure={failure} />
    </Dialog>
  );
}
