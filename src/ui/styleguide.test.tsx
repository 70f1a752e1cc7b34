import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Styleguide } from "./styleguide.tsx";

const Page = createRoutesStub([{ path: "/", Component: Styleguide }]);
const html = renderToStaticMarkup(<Page initialEntries={["/"]} />);

it("contains no inline style, which the content security policy would block", () => {
  expect(html).toContain("Styleguide");
  expect(html).not.toMatch(/\sstyle=/);
});

it("opens new tabs without giving them access to this page", () => {
  const links = html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/rel="[^"]*noopener/);
});

it("gives every picture alternative text, and every drawing a name or no role", () => {
  const pictures = html.match(/<img [^>]*>/g) ?? [];
  const icons = html.match(/<svg [^>]*>/g) ?? [];
  expect([pictures.length > 0, icons.length > 0]).toEqual([true, true]);
  for (const picture of pictures) expect(picture).toContain("alt=");
  for (const icon of icons) expect(icon).toMatch(/aria-hidden="true"|role="(img|group)" aria-label=".+"/);
});
