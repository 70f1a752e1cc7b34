import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ConnectButton } from "./connect-button.tsx";

function draw(root: { visitor: object | null; hasArtistConnect: boolean }) {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      Component: () => <ConnectButton artistId="019a" name="Odessa Vance" />,
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={["/"]} hydrationData={{ loaderData: { root } }} />);
}

it("is a button until the switch is on, then a link to the form, for members and visitors", () => {
  expect(draw({ visitor: null, hasArtistConnect: false })).toMatch(/^<button type="button"/);
  for (const visitor of [null, {}])
    expect(draw({ visitor, hasArtistConnect: true })).toMatch(/^<a [^>]*href="\/artist\/019a\/connect"/);
});
