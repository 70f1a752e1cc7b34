import { data } from "react-router";
import { isUuid } from "#platform/db/is-uuid.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Form, SubmitButton } from "#ui/form.tsx";
import { FormPanel } from "#ui/form-panel.tsx";
import { deleteSynonym } from "../commands/delete-synonym.server.ts";
import { deletionSchema } from "../input.ts";
import { findSynonym } from "../queries/find-synonym.server.ts";
import { synonymRefusals } from "../refusals.ts";
import type { Route } from "./+types/delete-synonym";

export const headers = passHeaders;
export const meta = pageTitle("Delete search words · Admin", { robots: "noindex" });

const failed = { title: "Delete Error" };
const list = "/admin/search-words";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const found = isUuid(id) ? await findSynonym(db, id) : undefined;
  if (!found) throw data(null, { status: 404 });
  return { phrase: found.phrase, cancelTo: `${list}/${found.id}` };
}

export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  if (!isUuid(id)) throw data(null, { status: 404 });
  return answerForm(args, {
    schema: deletionSchema,
    refusals: synonymRefusals,
    title: failed.title,
    // Its page may be gone: the list can be read in any case.
    refusedTo: list,
    run: (services, actor) => deleteSynonym(services, actor, { id }),
    done: ({ phrase }) => ({ to: list, toast: { title: `“${phrase}” has been deleted` } }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Asks before words are deleted. */
export default function DeleteSynonymPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { phrase, cancelTo } = loaderData;
  return (
    <div className="mx-auto max-w-[40rem]">
      <FormPanel palette="gold">
        <header className="editor-head">
          <h2 className="text-h2">{`Delete “${phrase}”?`}</h2>
        </header>
        <p className="max-w-[56ch] text-pretty">Searches then look for these words as they are typed.</p>
        <Form id="delete" failure={failure}>
          <footer className="editor-foot">
            <SubmitButton variant="danger" pendingLabel="Deleting">
              Delete words
            </SubmitButton>
            <ButtonLink to={cancelTo} variant="quiet">
              Cancel
            </ButtonLink>
          </footer>
        </Form>
      </FormPanel>
    </div>
  );
}
