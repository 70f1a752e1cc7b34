import { data, type RouterContextProvider, redirect } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { defineEventsOf } from "./input.ts";
import { isEventCursor, readEventsOf } from "./read-events.server.ts";

type Subject = {
  /** The URL of its page without the slug: `/events/in/`. */
  folder: string;
  slug: string;
  /** Its name, or null if it never had an event. */
  findName: (db: Db, slug: string) => Promise<string | null>;
  filter: Parameters<typeof readEventsOf>[1];
};

/** The loader of the events of a city or an organizer: 404 if it never had one, and a redirect to its canonical URL. */
export async function loadEventsOf(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { folder, slug, findName, filter }: Subject,
) {
  const plain = slug.toLowerCase();
  const name = await findName(context.get(servicesContext).db, plain);
  if (name === null) throw data(null, { status: 404 });
  if (plain !== slug) throw redirect(`${folder}${plain}${url.search}`, 301);
  return loadList(context, url, {
    list: defineEventsOf(folder + slug),
    isCursor: isEventCursor,
    read: async (db, query) => ({ ...(await readEventsOf(db, filter, query)), name }),
  });
}
