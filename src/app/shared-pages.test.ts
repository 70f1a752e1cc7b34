import { expect, it } from "vitest";
import { listRoute } from "#features/directory/api-routes.ts";
import { directoryList } from "#features/directory/input.ts";
import { reviewsList } from "#features/reviews/reviews-query.ts";
import { sharedPages } from "./shared-pages.ts";

/** The names that a page looks for in its query. */
function namesReadBy(read: (query: URLSearchParams) => unknown): string[] {
  const names = new Set<string>();
  const query = new URLSearchParams();
  const note = (name: string) => {
    names.add(name);
    return null;
  };
  Object.assign(query, {
    get: note,
    getAll: (name: string) => note(name) ?? [],
    has: (name: string) => note(name),
  });
  read(query);
  return [...names].sort();
}

// A name that is missing here would be removed before rendering: a filter without effect.
it.each([
  ["/directory", directoryList.read],
  ["/reviews", reviewsList.read],
])("%s lists every name that it reads", (path, read) => {
  const { reads = [], alone = [] } = sharedPages.get(path) ?? {};
  expect([...reads, ...alone].sort()).toEqual(namesReadBy(read));
});

it("the list of businesses for API clients lists every name that it reads", () => {
  const { reads = [], alone = [] } = sharedPages.get("/api/v1/businesses") ?? {};
  expect([...reads, ...alone].sort()).toEqual(Object.keys(listRoute.request.query.shape).sort());
});

it("every page goes with the switches, which the shell around it asks", () => {
  for (const { shows } of sharedPages.values()) expect(shows).toContain("launch_switches");
});
