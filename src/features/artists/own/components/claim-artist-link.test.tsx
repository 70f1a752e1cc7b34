import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { ClaimArtistLink } from "./claim-artist-link.tsx";

it.each([
  [false, "Is this you?"],
  [true, "Claimed by the artist."],
])("links to the claim of the artist, with an owner: %s", (hasOwner, words) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ClaimArtistLink artistId="7" hasOwner={hasOwner} />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/artist/7/claim"');
  expect(html).toContain(words);
});
