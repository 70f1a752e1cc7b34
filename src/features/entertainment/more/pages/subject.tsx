import { data } from "react-router";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { EntryCard } from "../components/entry-card.tsx";
import { defineSubjectList } from "../input.ts";
import { entryOrder, listEntries } from "../queries/list-entries.server.ts";
import { requireSubject } from "../require-subject.server.ts";
import { sources } from "../sources.server.ts";
import { findSubject, type Subject } from "../subjects.ts";
import type { Route } from "./+types/subject";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { slug } = await requireSubject(context.get(servicesContext).db, params.subject);
  const list = defineSubjectList(slug);
  return loadList(context, url, {
    list,
    isCursor: ({ after }) => entryOrder.isCursor({ after }),
    read: (db, { after }) => listEntries(db, { sources: sources[slug], after, limit: list.perPage }),
  });
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadOrKeepFilters(args, defineSubjectList(args.params.subject));

export function meta(args: Route.MetaArgs) {
  const subject = findSubject(args.params.subject);
  if (!subject || !args.loaderData) return [];
  return describeList({ ...args, loaderData: args.loaderData }, defineSubjectList(subject.slug), subject);
}

/** A subject of entertainment: a list of all its entries. */
export default function SubjectPage({ loaderData, params }: Route.ComponentProps) {
  const subject = findSubject(params.subject);
  if (!subject) throw data(null, { status: 404 });
  const list = defineSubjectList(subject.slug);
  return <ListPage list={useListPage(list, loaderData, settingsOf(subject), EntryCard)} />;
}

function settingsOf({ title, lead, items, cloths }: Subject): ListSettings {
  const parent = { to: "/entertainment", label: "Entertainment" };
  return { title, lead, items, cloths, parent, palette: "indigo" };
}
