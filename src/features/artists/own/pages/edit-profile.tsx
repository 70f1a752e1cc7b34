import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { findMissed } from "#platform/http/form/find-missed.ts";
import { revalidateAfterConflict } from "#platform/http/form/revalidate-after-conflict.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import { MissedChanges } from "#ui/missed-changes.tsx";
import { requireOwnArtist } from "../../exports/own-artist.server.ts";
import { updateProfile } from "../commands/update-profile.server.ts";
import { ProfileFields } from "../components/profile-fields.tsx";
import { pickProfile, profileSchema } from "../profile-input.ts";
import { readEditor } from "../read-editor.server.ts";
import { profileRefusals as refusals } from "../refusals.ts";
import type { Route } from "./+types/edit-profile";

export const headers = passHeaders;
export const meta = pageTitle("Edit your profile", { robots: "noindex" });

const title = "Profile not saved";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { profile, ...editor } = await readEditor(context, url, params.id);
  return { ...editor, values: pickProfile(profile), fields: describeFields(profileSchema) };
}

export async function action(args: Route.ActionArgs) {
  const { artist } = await requireOwnArtist(args.context, args.url, args.params.id);
  const { id } = artist;
  return answerForm(args, {
    ...{ refusals, schema: profileSchema, title },
    run: (services, actor, { version, ...fields }) => updateProfile(services, actor, { id, version, fields }),
    done: ({ changed }) => ({
      to: `/dashboard/artist/${id}`,
      toast: { title: changed.length > 0 ? "Profile saved" : "Nothing was different" },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title });

export const shouldRevalidate = revalidateAfterConflict;

export default function EditProfile({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { id, version, values, changes, fields } = loaderData;
  return (
    <div className="max-w-[52rem]">
      <h2 className="mb-2">Edit your profile</h2>
      <p className="mb-6 text-muted">
        What you save is public at once. Every change is written down and can be put back.
      </p>
      <MissedChanges changes={findMissed(changes, failure)} noun="profile" />
      <Form failure={failure} fields={fields} values={values} className="form">
        <input type="hidden" name="version" value={version} />
        <ProfileFields />
        <FormEnd>
          <div className="actions">
            <SubmitButton pendingLabel="Saving your profile">Save profile</SubmitButton>
            <ButtonLink to={`/dashboard/artist/${id}`} variant="quiet">
              Cancel
            </ButtonLink>
          </div>
        </FormEnd>
      </Form>
    </div>
  );
}
