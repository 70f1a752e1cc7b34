import { data } from "react-router";
import { listCategoryNames } from "#features/directory/exports/list-category-names.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { changeSynonym } from "../commands/change-synonym.server.ts";
import { synonymSchema } from "../input.ts";
import { findSynonym } from "../queries/find-synonym.server.ts";
import { synonymRefusals } from "../refusals.ts";
import type { Route } from "./+types/edit-synonym";
import { SynonymEditor } from "./synonym-editor.tsx";

export const headers = passHeaders;
export const meta = pageTitle("Change search words · Admin", { robots: "noindex" });

const failed = { title: "Save Error" };

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const found = isUuid(id) ? await findSynonym(db, id) : undefined;
  if (!found) throw data(null, { status: 404 });
  const { phrase, means, category } = found;
  return {
    values: { phrase, means, category },
    categories: await listCategoryNames(db),
    fields: describeFields(synonymSchema),
    deleteTo: `/admin/search-words/${found.id}/delete`,
  };
}

export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  if (!isUuid(id)) throw data(null, { status: 404 });
  return answerForm(args, {
    schema: synonymSchema,
    refusals: synonymRefusals,
    title: failed.title,
    run: (services, actor, fields) => changeSynonym(services, actor, { id, fields }),
    done: (_result, { phrase }) => ({
      to: "/admin/search-words",
      toast: { title: `“${phrase}” has been changed` },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The editor with what the words mean now. */
export default function EditSynonymPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const title = `Change “${loaderData.values.phrase}”`;
  return <SynonymEditor {...loaderData} title={title} failure={failure} saveLabel="Save changes" />;
}
