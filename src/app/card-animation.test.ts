import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor } from "#testing/visitor.ts";
import { rise } from "#ui/rise.ts";

const site = setUpDemoSite();

test.each([
  ["/", 3],
  ["/directory", 24],
  ["/directory/food-beverage", 24],
])("[SHELL-51] on %s, each of the %i cards has the delay of its index", async (path, count) => {
  const { main } = await openVisitor(site).open(path);
  const cards = within(main)
    .getAllByRole("article")
    .filter((article) => article.matches(".card"));
  expect(cards).toHaveLength(count);
  for (const [index, card] of cards.entries()) expect(card).toHaveClass(...rise(index).split(" "));
  // No card carries the delay of a later one.
  expect(cards.map((card) => [...card.classList].filter((name) => name.startsWith("rise-")).length)).toEqual(
    cards.map((_, index) => rise(index).split(" ").length - 1),
  );
});
