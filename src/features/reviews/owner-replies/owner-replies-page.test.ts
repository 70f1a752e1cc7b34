import { randomUUID } from "node:crypto";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";

const site = setUpDemoSite();
const main = (page: VisitedPage) => within(page.main);
test("an owner's answer to a review is marked for readers, and can be deleted", () =>
  withSwitchOn(site, "business_dashboard", async () => {
    const owner = await makePerson(site.services);
    const [business] = await site.queryDatabase<{ id: string }>(
      `with shop as (insert into businesses (name, owner_id) values ($2, $1) returning id)
     insert into reviews (business_id, rating, comment, reviewer_name, status)
     select id, 4, 'The eleventh loom creaks.', 'Zuri Test', 'Approved' from shop returning business_id as id`,
      [owner.id, `Looms ${randomUUID()}`],
    );
    const path = `/dashboard/${business?.id}/reviews`;
    const visitor = openVisitor(site);
    await visitor.signIn(owner);
    const waiting = await visitor.open(`${path}?show=waiting`);
    const review = within(main(waiting).getByRole("article"));
    const label = main(waiting).getByRole("article").getAttribute("aria-label");
    const answer = "The twelfth loom is yours to try.";
    fill(review.getByLabelText("Your answer"), answer);
    expect((await visitor.click(review.getByRole("button", { name: "Post answer" }))).toast).toBe(
      "Answer posted",
    );

    for (const reader of [`/business/${business?.id}`, `/reviews?business=${business?.id}`]) {
      const items = main(await openVisitor(site).open(reader)).getAllByRole("listitem");
      const reply = items.filter((item) => textOf(item).includes(answer)).at(-1) as HTMLElement;
      expect(reply).toHaveTextContent(owner.username);
      expect(within(reply).getByText("Owner")).toBeVisible();
    }

    const answered = await visitor.open(path);
    const article = main(answered).getByRole("article");
    expect(article).toHaveTextContent(answer);
    expect(article).toHaveAttribute("aria-label", label);
    const deleted = await visitor.click(within(article).getByRole("button", { name: /^Delete your answer/ }));
    expect(deleted.toast).toBe("Answer deleted");
    expect(deleted.main).not.toHaveTextContent(answer);
  }));
