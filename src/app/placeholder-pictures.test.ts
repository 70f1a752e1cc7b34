import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor } from "#testing/visitor.ts";

const site = setUpDemoSite();

test("[SHELL-50] a business without a picture has its cloth everywhere", async () => {
  const visitor = openVisitor(site);
  const response = await visitor.request("/api/v1/businesses?limit=50&sort=rating");
  const { items } = (await response.json()) as { items: { id: string; media: string | null }[] };
  const bare = items.find(({ media }) => !media);
  const pictures = new Set<string>();
  for (const path of [
    "/",
    "/directory",
    "/directory/food-beverage",
    "/directory/in/atlanta-ga",
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

/** The cloth of each record on a page, by the record's id. */
function facesOn(main: HTMLElement) {
  const named =
    /^\/cloth\/(?<palette>[a-z]+)\/\d+x\d+\/(?<id>(?:ne-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:svg|webp)(?<change>\?.*)?$/;
  return [...main.querySelectorAll("img")].flatMap((image) => {
    const { palette, id, change } = named.exec(image.getAttribute("src") ?? "")?.groups ?? {};
    const picture = image.parentElement?.querySelector(":scope > picture > img")?.getAttribute("src") ?? "";
    return id ? [{ id, face: `${palette}${change ?? ""} ${picture}` }] : [];
  });
}

test("[EVT-36] [SHELL-50] the same record has the same cloth everywhere", async () => {
  const visitor = openVisitor(site);
  const [ids] = await site.queryDatabase<Record<"bare" | "pictured" | "event" | "guide" | "artist", string>>(
    `select
      (select id from directory where media is null order by review_count desc, id limit 1) as bare,
      (select id from directory where media is not null order by review_count desc, id limit 1) as pictured,
      (select id from event_listings where id !~ '^ne-' order by id limit 1) as event,
      (select id from travel_guides order by id limit 1) as guide,
      (select artist_id from artist_directory where status = 'approved' order by portfolio_url !~ '/files/', name limit 1)
        as artist`,
  );
  const faces = new Map<string, Map<string, string>>();
  // Businesses in lists of other sections, and their own pages.
  const elsewhere = ["/travel", "/comedy-and-shows"];
  for (const path of [...elsewhere]) {
    const { main } = await visitor.open(path);
    const [first] = main.querySelectorAll<HTMLAnchorElement>(".card-name a[href^='/business/']");
    elsewhere.push(first?.getAttribute("href") ?? path);
  }
  for (const path of [
    ...elsewhere,
    "/",
    "/directory",
    "/directory/food-beverage",
    "/directory/in/atlanta-ga",
    "/reviews",
    "/events",
    "/events?view=month",
    "/cities/atlanta-ga",
    "/travel-guides",
    "/artist-directory",
    "/search?q=coffee",
    "/search?q=jazz",
    `/business/${ids?.bare}`,
    `/business/${ids?.pictured}`,
    `/reviews?business=${ids?.bare}`,
    `/event/${ids?.event}`,
    `/travel-guides/${ids?.guide}`,
    `/artist/${ids?.artist}`,
  ])
    for (const { id, face } of facesOn((await visitor.open(path)).main)) {
      const seen = faces.get(id) ?? new Map<string, string>();
      seen.set(face, seen.get(face) ?? path);
      faces.set(id, seen);
    }
  expect(faces.size).toBeGreaterThan(60);
  const several = [...faces].filter(([, seen]) => seen.size > 1).map(([id, seen]) => [id, ...seen]);
  expect(several).toEqual([]);
});
