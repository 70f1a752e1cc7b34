import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Styleguide } from "./styleguide.tsx";

const Page = createRoutesStub([{ path: "/", Component: Styleguide }]);
const html = renderToStaticMarkup(<Page initialEntries={["/"]} />);

it("carries no inline style: the content policy would refuse it", () => {
  expect(html).toContain("Styleguide");
  expect(html).not.toMatch(/\sstyle=/);
});

it("opens new tabs without handing the page over", () => {
  const links = html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/rel="[^"]*noopener/);
});

it("gives every picture an alternative, and every drawing a name or none that is heard", () => {
  const pictures = html.match(/<img [^>]*>/g) ?? [];
  const icons = html.match(/<svg [^>]*>/g) ?? [];
  expect([pictures.length > 0, icons.length > 0]).toEqual([true, true]);
  for (const picture of pictures) expect(picture).toContain("alt=");
  for (const icon of icons) expect(icon).toMatch(/aria-hidden="true"|role="(img|group)" aria-label=".+"/);
});
