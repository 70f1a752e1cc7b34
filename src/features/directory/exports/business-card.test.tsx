import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { BusinessCard, type BusinessCardData } from "./business-card.tsx";

const business: BusinessCardData = {
  id: "019b0000-0000-7000-8000-000000000001",
  name: "Okra Street",
  text: "Gumbo that starts an argument.",
  category: "Food & Beverage",
  location: "Houston, TX",
  media: null,
  rating: 4,
  reviews: 7,
  isVerified: true,
};

function render(changes: Partial<BusinessCardData> = {}) {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <BusinessCard business={{ ...business, ...changes }} /> },
  ]);
  return renderToStaticMarkup(<Stub />);
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("BusinessCard", () => {
  it("[DIR-15] links to the page of its business and shows its summary", () => {
    expect(render()).toContain(`href="/business/${business.id}"`);
    for (const word of ["Okra Street", "Gumbo", "Food &amp; Beverage", "Houston, TX", "Verified", "(7"])
      expect(textOf(render())).toContain(word);
  });

  it.each([
    [4, "4.0"],
    [4.86, "4.9"],
    [5, "5.0"],
    [0.5, "0.5"],
  ])("[DIR-20] shows a rating of %d as %s", (rating, shown) =>
    expect(textOf(render({ rating }))).toContain(` ${shown} `),
  );

  it.each([0, -1])("[DIR-21] shows a rating of %d as New", (rating) => {
    expect(textOf(render({ rating }))).toContain("New");
    expect(textOf(render({ rating }))).not.toContain("out of 5");
  });

  it("shows its picture, or its cloth without one", () => {
    expect(render()).toContain(`/${business.id}.`);
    expect(render()).toContain("/cloth/gold/");
    expect(render({ media: "/files/okra.webp" })).toContain('src="/files/okra.webp"');
    expect(render({ media: "/files/okra.webp" })).toContain("/cloth/gold/");
  });

  it("shows Verified only if it is, and the distance if there is one", () => {
    expect(textOf(render({ isVerified: false }))).not.toContain("Verified");
    expect(textOf(render({ distance: "1.2 mi" }))).toContain("1.2 mi · Houston, TX");
  });
});
