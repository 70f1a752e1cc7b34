import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";

const site = setUpDemoSite();
const main = (page: VisitedPage) => within(page.main);
const whenOpen = (work: () => Promise<void>) => () => withSwitchOn(site, "business_dashboard", work);

/** A member with a business, on its workspace page. */
async function openWorkspace() {
  const owner = await makePerson(site.services);
  const name = `Saffron & Smoke of ${owner.username}`;
  const [business] = await site.queryDatabase<{ id: string }>(
    "insert into businesses (name, founder, owner_id) values ($1, 'Amaya Quarles', $2) returning id",
    [name, owner.id],
  );
  const path = `/dashboard/${business?.id}`;
  const visitor = openVisitor(site);
  await visitor.signIn(owner);
  const dashboard = await visitor.open("/dashboard");
  const page = await visitor.click(main(dashboard).getByRole("link", { name }));
  expect(page.url).toBe(path);
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(name);
  return { owner, name, path, readerPath: `/business/${business?.id}`, visitor, page };
}

const field = (page: VisitedPage, name: string) => main(page).getByLabelText(`${name} (optional)`);
const save = (page: VisitedPage) => main(page).getByRole("button", { name: "Save listing" });
const findChange = (page: VisitedPage, text: string) =>
  main(page)
    .getAllByRole("listitem")
    .find((item) => textOf(item).includes(text)) as HTMLElement;

test(
  "[SEC-24] owners edit their listing, readers see it immediately, and the change is reverted",
  whenOpen(async () => {
    const { name, readerPath, visitor, page } = await openWorkspace();
    const editor = await visitor.click(page.getByRole("link", { name: "Edit listing" }));
    fill(main(editor).getByLabelText("Name"), " ");
    const refused = await visitor.click(save(editor));
    expect(refused.status).toBe(400);
    expect(main(refused).getByLabelText("Name")).toHaveAccessibleDescription("Business name is required");

    fill(main(refused).getByLabelText("Name"), name);
    fill(field(refused, "Founder"), "Paulette and Dessa Grandison");
    const saved = await visitor.click(save(refused));
    expect(saved.toast).toBe("Listing saved");
    const change = findChange(saved, "Founder:");
    expect(change).toHaveTextContent("Amaya Quarles");
    expect(change).toHaveTextContent("Paulette and Dessa Grandison");
    const founder = async () => textOf((await openVisitor(site).open(readerPath)).main);
    expect(await founder()).toContain("Paulette and Dessa Grandison");

    const restored = await visitor.click(within(change).getByRole("button", { name: "Undo Founder" }));
    expect(restored.toast).toBe("Undone");
    expect(await founder()).not.toContain("Paulette and Dessa Grandison");
  }),
);

test(
  "the second of two editors sees what the first saved, and can still save",
  whenOpen(async () => {
    const { path, visitor } = await openWorkspace();
    const [first, second] = [await visitor.open(`${path}/edit`), await visitor.open(`${path}/edit`)];
    fill(field(first, "Subcategory"), "Weaving");
    expect((await visitor.click(save(first))).toast).toBe("Listing saved");
    fill(field(second, "Good to know"), "Open studio every day.");
    const conflict = await visitor.click(save(second));
    expect(conflict.status).toBe(409);
    const missed = main(conflict).getByRole("region", { name: "Saved while you were writing" });
    expect(missed).toHaveTextContent("Weaving");
    expect(field(conflict, "Good to know")).toHaveValue("Open studio every day.");
    expect((await visitor.click(save(conflict))).toast).toBe("Listing saved");
  }),
);

test(
  "one press confirms the listing, and its page shows the date",
  whenOpen(async () => {
    const { readerPath, visitor, page } = await openWorkspace();
    const confirmed = await visitor.click(main(page).getByRole("button", { name: "Yes, it’s all correct" }));
    expect(confirmed.toast).toBe("Thank you. Your page says so.");
    const [row] = await site.queryDatabase<{ last_confirmed_at: Date }>(
      "select last_confirmed_at from businesses where id = $1",
      [readerPath.split("/").at(-1)],
    );
    const day = row?.last_confirmed_at.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    expect((await openVisitor(site).open(readerPath)).main).toHaveTextContent(
      `Confirmed by the owner on ${day}`,
    );
  }),
);

test(
  "the workspace is closed to other members and to admins",
  whenOpen(async () => {
    const { path } = await openWorkspace();
    for (const isAdmin of [false, true]) {
      const visitor = openVisitor(site);
      await visitor.signIn(await makePerson(site.services, { isAdmin }));
      for (const part of ["", "/edit", "/changes", "/reviews", "/figures", "/figures.csv"])
        expect((await visitor.request(`${path}${part}`)).status, part).toBe(404);
      const dashboard = await visitor.open("/dashboard");
      expect(main(dashboard).getByRole("link", { name: "Claim your business" })).toBeVisible();
    }
  }),
);
