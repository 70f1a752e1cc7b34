import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf } from "#testing/visitor.ts";

const site = setUpDemoSite();
const path = "/wealth-and-empowerment";
const byName = new Intl.Collator("en", { sensitivity: "base" }).compare;

test("[WEALTH-01] [WEALTH-04] [WEALTH-05] [WEALTH-06] [WEALTH-07] [WEALTH-08] [WEALTH-09] [WEALTH-10] [WEALTH-11] [WEALTH-12] [WEALTH-13] [WEALTH-14] [WEALTH-15] shows a grid of organizations, each with its picture, services and links", async () => {
  const networks = ["instagram", "twitter", "youtube", "linkedin", "newsletter"];
  const links = Object.fromEntries(networks.map((network) => [network, `https://${network}.example/pantry`]));
  const [mentors] = await site.queryDatabase<{ id: string; social_media_links: unknown }>(
    "select id, social_media_links from organizations where name = $1",
    ["Big Porch Mentors"],
  );
  const setLinks = (value: unknown) =>
    site.queryDatabase("update organizations set social_media_links = $1 where id = $2", [
      JSON.stringify(value),
      mentors?.id,
    ]);
  await setLinks(links);
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  await setLinks(mentors?.social_media_links);

  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^Wealth & Empowerment$/);
  const cards = within(page.main).getAllByRole("article");
  const names = cards.map((card) => textOf(within(card).getByRole("heading")));
  expect(names).toHaveLength(24);
  expect(names).toEqual(names.toSorted(byName));

  const card = cards[names.indexOf("Big Porch Mentors")] as HTMLElement;
  expect(card.querySelector(".card-cover img")).toBeVisible();
  expect(textOf(card.querySelector(".card-top .badge"))).toBe("Youth");
  expect(textOf(card.querySelector(".card-text"))).toBe(
    "One adult, one teenager, one porch, every other Sunday.",
  );
  const services = within(card).getByRole("list", { name: "Services offered" });
  expect(textsOf(within(services).getAllByRole("listitem"))).toEqual([
    "Mentoring",
    "Internships",
    "College visits",
  ]);
  expect(card.querySelectorAll("[data-network]")).toHaveLength(5);
  const icons = new Set<string>();
  for (const network of networks) {
    const link = card.querySelector(`a[href="https://${network}.example/pantry"]`);
    expect(link).toHaveAttribute("data-network", network === "newsletter" ? "link" : network);
    expect(link).toHaveAttribute("target", "_blank");
    icons.add(link?.querySelector("svg")?.innerHTML ?? "");
  }
  expect(icons.size).toBe(5);
  const [website] = within(page.main).getAllByRole("link", { name: /^Website: / });
  expect(website).toHaveTextContent("Website");
  expect(website).toHaveAttribute("href", expect.stringMatching(/^https:\/\//));

  const next = await visitor.click(within(page.main).getByRole("link", { name: "Next" }));
  const [first] = within(next.main).getAllByRole("article");
  expect(textOf(within(first as HTMLElement).getByRole("heading"))).not.toBe(names[0]);
});

test("[WEALTH-16] the category menu filters the list", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  const menu = within(page.main).getByRole("combobox", { name: "Category" }) as HTMLSelectElement;
  const options = textsOf(menu.options);
  expect(options[0]).toBe("All Categories");
  expect(options.slice(1)).toEqual(options.slice(1).toSorted(byName));

  fill(menu, "Legal");
  const filtered = await visitor.submit(menu.form as HTMLFormElement);
  expect(filtered.url).toBe(`${path}?category=Legal`);
  expect(textOf(filtered.main.querySelector(".result-bar h2"))).toBe("2 organizations");
  const badges = filtered.main.querySelectorAll(".card-top .badge");
  expect(textsOf(badges)).toEqual(["Legal", "Legal"]);
});
