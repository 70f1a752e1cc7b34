import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor } from "#testing/visitor.ts";
import { addArtist } from "../../artists-for-tests.ts";

const site = setUpDemoSite();

test("[ARTP-09] [ARTP-18] [ARTP-19] works are links without scripts, and Connect is there", async () => {
  const id = await addArtist(site.services.owner, {
    portfolio_url:
      "https://lowstrings.example/work, https://pictures.example/one.jpg, https://sound.example/platform-9.wav",
    portfolio_titles: ["", "The cello", "Platform 9, Evening"],
    community_votes: 184,
  });
  const page = await openVisitor(site).open(`/artist/${id}`);
  const portfolio = within(within(page.main).getByRole("region", { name: "Portfolio" }));
  for (const [name, href] of [
    ["Featured Work 1", "https://lowstrings.example/work"],
    ["The cello", "https://pictures.example/one.jpg"],
    ["Platform 9, Evening", "https://sound.example/platform-9.wav"],
  ] as const)
    expect(portfolio.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("href", href);
  expect(page.main).toHaveTextContent(/184 ?Community Upvotes/);
  expect(within(page.main).getAllByRole("button", { name: /^Connect/ })[0]).toBeEnabled();
});

test("[ARTP-24] an unknown artist is not found", async () => {
  const page = await openVisitor(site).open("/artist/7");
  expect(page.status).toBe(404);
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^Artist not found\.$/);
});
