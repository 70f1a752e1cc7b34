import { data } from "react-router";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { HistoryPage } from "#ui/workspace/history-page.tsx";
import { requireOwnArtist } from "../../exports/own-artist.server.ts";
import { undoProfileChange } from "../commands/undo-profile-change.server.ts";
import { changesList, undoSchema } from "../profile-input.ts";
import { changeOrder, listProfileChanges } from "../queries/list-profile-changes.server.ts";
import { readProfile } from "../read-profile.server.ts";
import { profileRefusals as refusals } from "../refusals.ts";
import type { Route } from "./+types/changes";

export const meta = pageTitle("What changed", { robots: "noindex" });

const changesPerPage = 25;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { person, artist } = await requireOwnArtist(context, url, params.id);
  const { db } = context.get(servicesContext);
  const list = changesList(artist.id);
  const query = list.read(url.searchParams);
  if (query.after && !changeOrder.isCursor(query)) throw data(null, { status: 404 });
  const { present } = await readProfile(db, { id: artist.id, personId: person.id });
  const page = { artistId: artist.id, after: query.after, limit: changesPerPage };
  const { items, nextCursor } = await listProfileChanges(db, page);
  return { id: artist.id, changes: items.map(present), pages: list.pages(query, nextCursor, "") };
}

export async function action(args: Route.ActionArgs) {
  const { artist } = await requireOwnArtist(args.context, args.url, args.params.id);
  const back = `/dashboard/artist/${artist.id}`;
  return handleForm(args, {
    refusals,
    schema: undoSchema,
    title: "Not put back",
    refusedTo: back,
    run: (services, actor, { change }) =>
      undoProfileChange(services, actor, { artistId: artist.id, changeId: change }),
    done: { to: back, toast: { title: "Undone" } },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Not put back" });

export default function ChangesPage({ loaderData: { id, changes, pages } }: Route.ComponentProps) {
  return <HistoryPage base={`/dashboard/artist/${id}`} noun="profile" changes={changes} pages={pages} />;
}
