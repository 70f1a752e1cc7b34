import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { findMissed } from "#platform/http/forms/find-missed.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { revalidateAfterConflict } from "#platform/http/forms/revalidate-after-conflict.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { TextField } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import { MissedChanges } from "#ui/missed-changes.tsx";
import { UploadField } from "#ui/upload-field.tsx";
import { requireOwnArtist } from "../../exports/own-artist.server.ts";
import { updateWorks } from "../commands/update-works.server.ts";
import { WorksFields } from "../components/works-fields.tsx";
import { worksSchema } from "../profile-input.ts";
import { readEditor } from "../read-editor.server.ts";
import { profileRefusals as refusals } from "../refusals.ts";
import { maxWorks } from "../rules.ts";
import { workPictures } from "../work-pictures.ts";
import { readWorks } from "../works.ts";
import type { Route } from "./+types/portfolio";

export const meta = pageTitle("Your portfolio", { robots: "noindex" });

const title = "Portfolio not saved";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { profile, ...editor } = await readEditor(context, url, params.id);
  return { ...editor, works: readWorks(profile), fields: describeFields(worksSchema) };
}

export async function action(args: Route.ActionArgs) {
  // Checked before the body is read, so that no one else can send files.
  const { artist } = await requireOwnArtist(args.context, args.url, args.params.id);
  const { id } = artist;
  return handleForm(args, {
    refusals,
    schema: worksSchema,
    title,
    files: { picture: workPictures },
    run: (services, actor, typed) => updateWorks(services, actor, { id, ...typed }),
    done: ({ isChanged }) => ({
      to: `/dashboard/artist/${id}/portfolio`,
      toast: { title: isChanged ? "Portfolio saved" : "Nothing was different" },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title });

export const shouldRevalidate = revalidateAfterConflict;

export default function PortfolioPart({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { version, works, changes, fields } = loaderData;
  return (
    <div className="max-w-[52rem]">
      <h2 className="mb-2">Your portfolio</h2>
      <p className="mb-6 text-muted">
        The first work is the largest on your page. A picture that you remove can be put back for 30 days.
      </p>
      <MissedChanges changes={findMissed(changes, failure)} noun="profile" />
      {/* A save resets the form; after a refusal, what was typed stays. */}
      <Form key={failure ? "typed" : version} failure={failure} fields={fields} takesFiles className="form">
        <input type="hidden" name="version" value={version} />
        <WorksFields works={works} max={maxWorks} />
        {works.length < maxWorks && (
          <fieldset className="grid gap-5 border-ink border-t-2 pt-5">
            <legend className="display float-left mb-3 w-full text-h3">Add a picture</legend>
            <UploadField name="picture" purpose={workPictures} label="Picture" optional showsPicture />
            <TextField name="picture_title" label="Title of the picture" optional />
          </fieldset>
        )}
        <FormSubmit pendingLabel="Saving your portfolio">Save portfolio</FormSubmit>
      </Form>
    </div>
  );
}
