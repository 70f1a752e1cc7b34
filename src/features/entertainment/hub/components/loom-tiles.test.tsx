import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { LoomTiles } from "./loom-tiles.tsx";

function draw(root: { hasMoreEntertainment: boolean }) {
  const Page = createRoutesStub([{ id: "root", path: "/", loader: () => root, Component: LoomTiles }]);
  return renderToStaticMarkup(<Page initialEntries={["/"]} hydrationData={{ loaderData: { root } }} />);
}

describe("the other tiles", () => {
  it("[ENT-09] are four buttons without a link until their switch is on", () => {
    const html = draw({ hasMoreEntertainment: false });
    expect(html.match(/<button type="button">/g)).toHaveLength(4);
    expect(html.match(/Coming soon/g)).toHaveLength(4);
    expect(html).not.toContain("href=");
  });

  it("link to their pages afterwards", () => {
    const html = draw({ hasMoreEntertainment: true });
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, name]) => [
      name,
      href,
    ]);
    expect(links).toEqual([
      ["Podcasts", "/entertainment/podcasts"],
      ["Dance", "/entertainment/dance"],
      ["Poetry", "/entertainment/poetry"],
      ["Games", "/entertainment/games"],
    ]);
    expect(html).not.toContain("Coming soon");
  });
});
