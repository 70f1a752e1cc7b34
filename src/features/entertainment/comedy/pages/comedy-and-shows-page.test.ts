import { within } from "@testing-library/dom";
import { expect, onTestFinished, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const names = (page: VisitedPage) => textsOf(page.main.querySelectorAll("article h3"));

async function addComedy(): Promise<void> {
  await site.queryDatabase(`insert into businesses (name, description, category_id, subcategory, image_url, website,
      instagram, twitter, facebook, verified)
    select given.name, given.description, categories.id, 'Stand-up', given.media, given.website, given.instagram,
      given.twitter, given.facebook, given.verified
    from categories cross join (values
      ('Zzyzx Hightower', 'Tells the truth and blames his aunt.', '/files/business-images/l.jpg', 'lem.example',
       '@lem', 'twitter.com/lem', 'https://social.example/lem', true),
      ('Zzyzx Plate Night', 'A fish plate and five minutes.', null, null, null, null, null, false))
      given (name, description, media, website, instagram, twitter, facebook, verified)
    where categories.name = 'Comedian'`);
  await site.queryDatabase(`insert into reviews (business_id, rating, reviewer_name, comment, status)
    select id, rating, 'A guest', 'We laughed.', 'Approved'
    from businesses cross join (values (5), (4), (5)) given (rating) where name = 'Zzyzx Hightower'`);
}

async function removeComedy(): Promise<void> {
  await site.queryDatabase(
    "delete from reviews where business_id in (select id from businesses where name like 'Zzyzx%')",
  );
  await site.queryDatabase("delete from businesses where name like 'Zzyzx%'");
}

test("[COM-01] [COM-05] [COM-06] [COM-08] [COM-09] [COM-10] [COM-11] [COM-12] [COM-13] [COM-14] [COM-16] [COM-17] [COM-18] [COM-19] [COM-20] [COM-21] [COM-22] [COM-23] [COM-24] [COM-25] [COM-26] comedy has a search, a subcategory filter and cards with links, a rating and a badge", async () => {
  onTestFinished(removeComedy);
  await addComedy();
  const visitor = openVisitor(site);
  let page = await visitor.open("/comedy-and-shows");
  const search = (words: string, subcategory = "") => {
    const field = within(page.main).getByRole("searchbox") as HTMLInputElement;
    fill(field, words);
    fill(within(page.main).getByRole("combobox", { name: "Subcategory" }), subcategory);
    return visitor.submit(field.form as HTMLFormElement);
  };
  expect(within(page.main).getByRole("heading", { level: 1 })).toHaveTextContent(/^Comedy & Shows$/);
  const menu = within(page.main).getByRole("combobox", { name: "Subcategory" }) as HTMLSelectElement;
  expect(textOf(menu.options[0])).toBe("All Subcategories");

  page = await search("zzYZX");
  expect(names(page)).toEqual(["Zzyzx Hightower", "Zzyzx Plate Night"]);
  const [full, bare] = within(page.main).getAllByRole("article") as [HTMLElement, HTMLElement];
  expect(full.querySelector(".cover-picture")).toHaveAttribute("src", "/files/business-images/l.jpg");
  expect(bare.querySelector("img.cloth")).toHaveAttribute("src", expect.stringMatching(/^\/cloth\/gold\//));
  expect(textOf(full.querySelector(".card-tag"))).toBe("Stand-up");
  expect(full.querySelector(".card-top")).toHaveTextContent("Comedian");
  for (const [network, href = ""] of [
    ["website", "https://lem.example"],
    ["instagram", "https://instagram.com/lem"],
    ["twitter", "https://twitter.com/lem"],
    ["facebook", "https://social.example/lem"],
  ]) {
    const link = full.querySelector(`[data-network=${network}]`);
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
  }
  expect(full.querySelector(".score")).toHaveTextContent("4.7");
  expect(textOf(bare.querySelector(".badge"))).toBe("New");
  expect(full.querySelector(".card-top")).toHaveTextContent("Verified");
  expect(full.querySelector(".card-top")).not.toHaveTextContent("Not Verified");
  expect(bare.querySelector(".card-top")).toHaveTextContent("Not Verified");

  page = await search("fish PLATE");
  expect(names(page)).toEqual(["Zzyzx Plate Night"]);
  page = await search("fish PLATE", "Club");
  expect(textOf(page.main.querySelector(".empty h2"))).toBe("No comedy or show entries match your criteria.");
});
