import { data } from "react-router";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Form, SubmitButton } from "#ui/form.tsx";
import { FormPanel } from "#ui/form-panel.tsx";
import { describeCount } from "#ui/format-number.ts";
import { readBusinessId } from "../business/read-business-id.ts";
import { deleteBusiness } from "../commands/delete-business.server.ts";
import { listingRefusals } from "../refusals.ts";
import type { Route } from "./+types/delete-business";
import { deletionSchema } from "./input.ts";
import { type Deletion, findDeletion } from "./queries/find-deletion.server.ts";
import { backToList, readListQuery, toEditor } from "./return-to-list.ts";

export const headers = passHeaders;
export const meta = pageTitle("Delete a business · Admin", { robots: "noindex" });

const failed = { title: "Delete Error" };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const id = readBusinessId(params.id);
  const business = id ? await findDeletion(db, id) : undefined;
  if (!business) throw data(null, { status: 404 });
  return { business, cancelTo: toEditor(business.id, readListQuery(url)) };
}

export function action(args: Route.ActionArgs) {
  const id = readBusinessId(args.params.id);
  if (!id) throw data(null, { status: 404 });
  return answerForm(args, {
    schema: deletionSchema,
    refusals: listingRefusals,
    title: failed.title,
    // Its page may be gone: the list can be read in any case.
    refusedTo: backToList(args.url),
    run: (services, actor) => deleteBusiness(services, actor, { id }),
    done: ({ name }) => ({ to: backToList(args.url), toast: { title: `${name} has been deleted` } }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Asks before a business is deleted, and says what goes with it. */
export default function DeleteBusinessPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { business, cancelTo } = loaderData;
  return (
    <div className="mx-auto max-w-[40rem]">
      <FormPanel palette="gold">
        <header className="editor-head">
          <Cloth id={business.id} palette="gold" ratio={1} height={112} eager />
          <h2 className="text-h2">{`Delete ${business.name}?`}</h2>
        </header>
        <p className="max-w-[56ch] text-pretty">
          {describeLoss(business)} Nobody can bring it back from here.
        </p>
        <p className="mt-3 max-w-[56ch] text-pretty text-muted text-small">
          The audit log keeps the values of the listing and your name.
        </p>
        <Form id="delete" failure={failure}>
          <footer className="editor-foot">
            <SubmitButton variant="danger" pendingLabel="Deleting">
              Delete business
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

/** `Its page goes, and with it 3 reviews with all replies and 1 claim with the proof.` */
function describeLoss({ reviews, claims, owner }: Deletion) {
  const parts = [
    reviews > 0 && `${describeCount(reviews, "review", "reviews")} with all replies`,
    claims > 0 && `${describeCount(claims, "claim", "claims")} with the proof`,
    owner && `the workspace of ${owner}, who owns it`,
  ].filter((part) => typeof part === "string");
  if (parts.length === 0) return "Its page goes. Nobody has reviewed or claimed it.";
  return `Its page goes, and with it ${new Intl.ListFormat("en-US").format(parts)}.`;
}
