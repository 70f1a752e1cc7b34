import { listCategoryNames } from "#features/directory/exports/list-category-names.server.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { addSynonym } from "../commands/add-synonym.server.ts";
import { synonymSchema } from "../input.ts";
import { synonymRefusals } from "../refusals.ts";
import type { Route } from "./+types/new-synonym";
import { SynonymEditor } from "./synonym-editor.tsx";

export const headers = passHeaders;
export const meta = pageTitle("Add search words · Admin", { robots: "noindex" });

const failed = { title: "Save Error" };

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return { categories: await listCategoryNames(db), fields: describeFields(synonymSchema) };
}

export function action(args: Route.ActionArgs) {
  return answerForm(args, {
    schema: synonymSchema,
    refusals: synonymRefusals,
    title: failed.title,
    run: addSynonym,
    done: (_result, { phrase }) => ({
      to: "/admin/search-words",
      toast: { title: `“${phrase}” has been added` },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The empty editor. */
export default function NewSynonymPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  return <SynonymEditor {...loaderData} title="Add search words" failure={failure} saveLabel="Add words" />;
}
