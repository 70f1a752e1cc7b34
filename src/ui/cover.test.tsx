import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Cloth } from "./cloth.tsx";
import { Cover } from "./cover.tsx";

const record = { id: "dir-1976", palette: "gold", ratio: 2 } as const;
const clothOf = (html: string) => /<img class="cloth[^>]*>/.exec(html)?.[0];

describe("Cover", () => {
  it("is the cloth of a record that has no picture, or one of another site", () => {
    const elsewhere = ["https://evil.example/pixel.png", "//evil.example/pixel.png", "/\\evil.example/a.png"];
    for (const picture of [undefined, null, "", ...elsewhere])
      expect(renderToStaticMarkup(<Cover {...record} picture={picture} className="h-9" />)).toBe(
        renderToStaticMarkup(<Cloth {...record} className="h-9" />),
      );
  });

  it("lays the same cloth under a picture, for as long as that is not there", () => {
    const html = renderToStaticMarkup(
      <Cover {...record} way={3} picture="/files/okra.webp" className="h-9" />,
    );
    expect(html).toMatch(/^<span class="cover h-9"><img class="cloth"/);
    expect(clothOf(html)).toBe(renderToStaticMarkup(<Cloth {...record} way={3} />));
    const picture = /<img class="cover-picture"[^>]*>/.exec(html)?.[0];
    expect(picture).toContain('src="/files/okra.webp"');
    // Browsers render no placeholder for a broken image with empty alt and no size.
    expect(picture).toContain('alt=""');
    expect(picture).not.toMatch(/width|height/);
  });

  it("fetches both at once where they are in sight from the start", () => {
    const html = renderToStaticMarkup(<Cover {...record} eager picture="/files/okra.webp" />);
    expect(html.match(/loading="eager"/g)).toHaveLength(2);
  });
});
