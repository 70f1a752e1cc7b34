import { saveError } from "#platform/admin/editor-errors.ts";
import { recordTitle } from "#platform/admin/record-title.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { EditorPage } from "#ui/admin/editor-page.tsx";
import { TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import type { Route } from "./+types/synonym";
import { synonymEditor } from "./synonym-editor.server.ts";

export const meta = recordTitle;
export const loader = synonymEditor.loader;
export const action = synonymEditor.action;
export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: saveError });

/** What people type, and what searches take it for. */
export default function SynonymPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  return (
    <EditorPage
      loaded={loaderData}
      form="synonym"
      failure={failure}
      list="Search words"
      saveLabel={loaderData.values ? "Save changes" : "Add words"}
      note="With a category and no words, the phrase only names the category, as “restaurant” does."
      className="max-w-[40rem]"
    >
      <div className="grid gap-4">
        <TextField name="phrase" label="People type" />
        <TextField name="means" label="Search for" optional />
        <Select
          name="category"
          label="In the category"
          emptyLabel="Any category"
          options={loaderData.choices}
        />
      </div>
    </EditorPage>
  );
}
