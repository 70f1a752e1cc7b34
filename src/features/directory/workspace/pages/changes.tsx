import { data } from "react-router";
import { z } from "zod";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { HistoryPage } from "#ui/workspace/history-page.tsx";
import { confirmBusiness } from "../../commands/confirm-business.server.ts";
import { undoChange } from "../../commands/undo-change.server.ts";
import { requireOwnBusiness } from "../../exports/own-business.server.ts";
import { listingRefusals as refusals } from "../../refusals.ts";
import { changesList, undoSchema } from "../input.ts";
import { changeOrder, listChanges } from "../queries/list-changes.server.ts";
import { readListing } from "../read-listing.server.ts";
import type { Route } from "./+types/changes";

export const meta = pageTitle("What changed", { robots: "noindex" });

const changesPerPage = 25;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { person, business } = await requireOwnBusiness(context, url, params.id);
  const { db } = context.get(servicesContext);
  const list = changesList(business.id);
  const query = list.read(url.searchParams);
  if (query.after && !changeOrder.isCursor(query)) throw data(null, { status: 404 });
  const { present } = await readListing(db, { id: business.id, personId: person.id });
  const page = { businessId: business.id, after: query.after, limit: changesPerPage };
  const { items, nextCursor } = await listChanges(db, page);
  return { id: business.id, changes: items.map(present), pages: list.pages(query, nextCursor, "") };
}

/** Reverts a change, or confirms the listing, depending on the submitted form. */
export async function action(args: Route.ActionArgs) {
  const { business } = await requireOwnBusiness(args.context, args.url, args.params.id);
  const { id } = business;
  const back = `/dashboard/${id}`;
  const form = await args.request.formData();
  if (formIdOf(form) === "confirm")
    return handleForm(args, {
      ...{ form, refusals, schema: z.object({}), title: "Not written down", refusedTo: back },
      run: (services, actor) => confirmBusiness(services, actor, { id }),
      done: { to: back, toast: { title: "Thank you. Your page says so." } },
    });
  return handleForm(args, {
    ...{ form, refusals, schema: undoSchema, title: "Not put back", refusedTo: back },
    run: (services, actor, { change }) => undoChange(services, actor, { businessId: id, changeId: change }),
    done: { to: back, toast: { title: "Undone" } },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Not saved" });

export default function ChangesPage({ loaderData: { id, changes, pages } }: Route.ComponentProps) {
  return <HistoryPage base={`/dashboard/${id}`} noun="listing" changes={changes} pages={pages} />;
}
