import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { TravelTiles } from "./travel-tiles.tsx";

function draw(hasReviews: boolean) {
  const counts = { tours: 1, guides: 22, bookings: 1118 };
  const Component = () => <TravelTiles counts={counts} hasReviews={hasReviews} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", Component }])} />);
}

it("shows the count of each part", () => {
  const html = draw(false);
  for (const words of ["See 1 tour<", "Read 22 guides<", "See 1,118 options<"]) expect(html).toContain(words);
});

it("[TRAV-10] the reviews tile is not a link while their switch is off, and links to them when it is on", () => {
  expect(draw(false)).toMatch(/<button[^>]*>Travel Reviews<\/button>/);
  expect(draw(false)).not.toContain("/travel-reviews");
  expect(draw(true)).toMatch(/<a [^>]*href="\/travel-reviews"[^>]*>Travel Reviews<\/a>/);
  expect(draw(true)).not.toContain("Coming soon");
});
