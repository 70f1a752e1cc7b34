import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Cloth } from "./cloth.tsx";
import { Cover } from "./cover.tsx";

const record = { id: "dir-1976", palette: "gold", ratio: 2 } as const;
const clothOf = (html: string) => /<img class="cloth[^>]*>/.exec(html)?.[0];

describe("Cover", () => {
  it("is the cloth of a record without a picture, or with one on another site", () => {
    const elsewhere = ["https://evil.example/pixel.png", "//evil.example/pixel.png", "/\\evil.example/a.png"];
    for (const picture of [undefined, null, "", ...elsewhere])
      expect(renderToStaticMarkup(<Cover {...record} picture={picture} className="h-9" />)).toBe(
        renderToStaticMarkup(<Cloth {...record} className="h-9" />),
      );
  });

  it("renders the same cloth under a picture while that is missing", () => {
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

  it("offers the smaller copies of an upload, and nothing else of another file", () => {
    const html = renderToStaticMarkup(<Cover {...record} picture="/files/goods/okra.webp" />);
    const copies = [320, 640, 1280]
      .map((width) => `/files/goods/okra.webp.${width}.avif ${width}w`)
      .join(", ");
    expect(html).toContain(`<source type="image/avif" srcSet="${copies}" sizes="auto, 24rem"/>`);
    expect(renderToStaticMarkup(<Cover {...record} picture="/icons/okra.png" />)).not.toContain("<source");
  });

  it("loads both eagerly above the fold", () => {
    const html = renderToStaticMarkup(<Cover {...record} eager picture="/files/okra.webp" />);
    expect(html.match(/loading="eager"/g)).toHaveLength(2);
  });
});
