import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ListCard, type ListCardProps } from "./list-card.tsx";
import { ListPage } from "./list-page.tsx";
import { type ListSettings, useListPage } from "./use-list-page.tsx";

type Query = { after: string; search?: string };
type Loom = { id: string; name: string };
const list = {
  path: "/looms",
  read: (): Query => ({ after: "" }),
  href: ({ search = "" }: { search?: string }) => (search ? `/looms?search=${search}` : "/looms"),
  change: <Query,>(query: Query) => query,
  pages: () => ({}),
  position: () => null,
};
const settings: ListSettings = {
  title: "Looms",
  lead: "Where cloth begins.",
  items: ["loom", "looms"],
  palette: "green",
  cloths: { kuba: 1, kente: 2, ikat: 0 },
};

function LoomCard({ item, ...slot }: ListCardProps<Loom>) {
  return <ListCard {...slot} name={item.name} />;
}

function draw(
  items: readonly Loom[] | null,
  changes: Partial<ListSettings> = {},
  query: Query = { after: "" },
) {
  function LoomsPage() {
    const found = items && { items, nextCursor: null, total: items.length };
    const failure = items ? null : { reason: "failed" as const, errorId: "r1" };
    const loaded = { query, found, ignored: [], failure };
    return <ListPage list={useListPage(list, loaded, { ...settings, ...changes }, LoomCard)} />;
  }
  const routes = [{ path: "*", Component: LoomsPage }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />);
}

it("shows a card for each item, with its own cloth in the color of the list", () => {
  const looms = ["a", "b", "c", "d"].map((id) => ({ id, name: `Loom ${id}` }));
  const page = draw(looms);
  expect(page).toContain("4 looms");
  expect(page.match(/Loom [a-d]/g)).toEqual(["Loom a", "Loom b", "Loom c", "Loom d"]);
  expect(page).toMatch(/loading="eager"[^>]*src="\/cloth\/green\/320x240\/c\.webp"/);
  expect(page).toMatch(/loading="lazy"[^>]*src="\/cloth\/green\/320x240\/d\.webp"/);
});

it("shows its three cloths in order", () => {
  expect(draw([]).match(/looms-\d\.webp\?family=\w+&amp;way=\d(?=" alt)/g)).toEqual([
    "looms-1.webp?family=kuba&amp;way=1",
    "looms-2.webp?family=kente&amp;way=2",
    "looms-3.webp?family=ikat&amp;way=0",
  ]);
});

it.each([
  { changes: {}, says: "No loom here. Yet.", to: "/looms", label: "All looms" },
  {
    changes: { empty: "All looms are at work.", parent: { to: "/crafts", label: "Crafts" } },
    says: "All looms are at work.",
    to: "/crafts",
    label: "Back to Crafts",
  },
])("says $says when it is empty, with a link", ({ changes, says, to, label }) => {
  const page = draw([], changes);
  expect(page).toContain(says);
  expect(page).toMatch(new RegExp(`href="${to}"[^>]*>${label}</a>`));
});

it("links to the whole list when only the search found nothing", () => {
  const page = draw([], { parent: { to: "/crafts", label: "Crafts" } }, { after: "", search: "silk" });
  expect(page).toMatch(/href="\/looms"[^>]*>All looms<\/a>/);
});

it.each([
  [{}, "Failed to load looms. Please try again. Error id: r1"],
  [{ failed: "The looms are away." }, "The looms are away. Error id: r1"],
])("says why it failed to load, with %j", (changes, words) => {
  expect(draw(null, changes)).toContain(words);
});
