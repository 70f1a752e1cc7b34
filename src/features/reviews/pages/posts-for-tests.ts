import { randomBytes } from "node:crypto";
import { within } from "@testing-library/dom";
import type { DemoSite } from "#testing/demo-site.ts";
import { check, fill, type VisitedPage } from "#testing/visitor.ts";
import { newWords } from "../words-for-tests.ts";

/** A business of the demo data with many reviews. */
export const kinfolk = "Kinfolk Coffee Works";

/** The id of a business of the demo data. */
export async function findBusiness({ queryDatabase }: DemoSite, name = kinfolk): Promise<string> {
  const [row] = await queryDatabase<{ id: string }>("select id from businesses where name = $1", [name]);
  return row?.id ?? "";
}

/** A business without reviews. */
export async function addBusiness({ queryDatabase }: DemoSite): Promise<string> {
  const name = `Threadbare Books ${randomBytes(4).toString("hex")}`;
  const [row] = await queryDatabase<{ id: string }>(
    "insert into businesses (name) values ($1) returning id",
    [name],
  );
  return row?.id ?? "";
}

/** A unique text. */
export const uniqueWords = (start = "The lamp") => `${start}, ${newWords(8)}.`;

export const submitButton = (page: VisitedPage) => page.getByRole("button", { name: "Submit review" });

export const reviewForm = (page: VisitedPage) =>
  within((submitButton(page) as HTMLButtonElement).form as HTMLFormElement);

export const listReviews = (page: VisitedPage) => within(page.main).queryAllByRole("article");

type Typed = { stars?: number; name?: string; comment?: string };

/** Fills in the review form, and returns the text. */
export function fillReview(
  page: VisitedPage,
  { stars = 5, name = "Zuri Test", comment = uniqueWords() }: Typed = {},
): string {
  const form = reviewForm(page);
  check(form.getByRole("radio", { name: stars === 1 ? "1 star" : `${stars} stars` }));
  fill(form.getByLabelText("Name"), name);
  fill(form.getByLabelText("Your review"), comment);
  return comment;
}

/** The stored reviews of a business, oldest first. */
export const readReviews = ({ queryDatabase }: DemoSite, businessId: string) =>
  queryDatabase<{ status: string; reviewer_name: string | null; is_anonymous: boolean; comment: string }>(
    `select status, reviewer_name, is_anonymous, comment from reviews where business_id = $1 order by created_at`,
    [businessId],
  );

/** Runs `work` while visitors' posts need a proof of work. */
export async function withProofOfWork({ services }: DemoSite, work: () => Promise<void>) {
  const cost = services.env.PROOF_OF_WORK_COST;
  Object.assign(services.env, { PROOF_OF_WORK_COST: 10 });
  try {
    await work();
  } finally {
    Object.assign(services.env, { PROOF_OF_WORK_COST: cost });
  }
}
