import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor } from "#testing/visitor.ts";

const site = setUpDemoSite();

test("[SHELL-50] a business without a picture has its cloth wherever it is shown", async () => {
  const visitor = openVisitor(site);
  const response = await visitor.request("/api/v1/businesses?limit=50&sort=rating");
  const { items } = (await response.json()) as { items: { id: string; media: string | null }[] };
  const bare = items.find(({ media }) => !media);
  const pictures = new Set<string>();
  for (const path of [
    ...["/", "/directory", "/directory/food-beverage", "/directory/in/atlanta-ga"],
    `/business/${bare?.id}`,
  ]) {
    const { main } = await visitor.open(path);
    const cards = within(main)
      .getAllByRole("article")
      .filter((card) => card.classList.contains("card"));
    expect(cards.length, path).toBeGreaterThan(2);
    for (const card of cards)
      pictures.add(card.querySelector(".card-cover img")?.getAttribute("src") ?? path);
  }
  const page = await visitor.open(`/business/${bare?.id}`);
  pictures.add(page.main.querySelector("img[src^='/cloth/gold/']")?.getAttribute("src") ?? "no cloth");
  expect([...pictures].filter((src) => src.startsWith("/cloth/")).length).toBeGreaterThan(2);
  for (const src of pictures) {
    const { status, headers } = await visitor.request(src);
    expect([src, status, headers.get("content-type")]).toEqual([src, 200, expect.stringMatching(/^image\//)]);
  }
});
