import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { findMissed } from "#platform/http/forms/find-missed.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { revalidateAfterConflict } from "#platform/http/forms/revalidate-after-conflict.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { EditPage } from "#ui/workspace/edit-page.tsx";
import { requireOwnArtist } from "../../exports/own-artist.server.ts";
import { updateProfile } from "../commands/update-profile.server.ts";
import { ProfileFields } from "../components/profile-fields.tsx";
import { pickProfile, profileSchema } from "../profile-input.ts";
import { readEditor } from "../read-editor.server.ts";
import { profileRefusals as refusals } from "../refusals.ts";
import type { Route } from "./+types/edit-profile";

export const meta = pageTitle("Edit your profile", { robots: "noindex" });

const title = "Profile not saved";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { profile, ...editor } = await readEditor(context, url, params.id);
  return { ...editor, values: pickProfile(profile), fields: describeFields(profileSchema) };
}

export async function action(args: Route.ActionArgs) {
  const { artist } = await requireOwnArtist(args.context, args.url, args.params.id);
  const { id } = artist;
  return handleForm(args, {
    refusals,
    schema: profileSchema,
    title,
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
  const { id, changes, ...form } = loaderData;
  const missed = findMissed(changes, failure);
  return (
    <EditPage base={`/dashboard/artist/${id}`} noun="profile" {...form} failure={failure} missed={missed}>
      <ProfileFields />
    </EditPage>
  );
}
