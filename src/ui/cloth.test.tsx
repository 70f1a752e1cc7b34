import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { Band } from "./band.tsx";
import { Cloth } from "./cloth.tsx";

describe("Cloth", () => {
  it("is a lazy picture with a reserved size", () => {
    expect(renderToStaticMarkup(<Cloth id="dir-1976" palette="gold" />)).toBe(
      '<img class="cloth" data-palette="gold" loading="lazy" fetchPriority="low" decoding="async" width="320" height="240" srcSet="/cloth/gold/320x240/dir-1976.webp 320w, /cloth/gold/320x240@2/dir-1976.webp 640w" sizes="auto, 20rem" src="/cloth/gold/320x240/dir-1976.webp" alt=""/>',
    );
  });

  it("is loaded eagerly above the fold", () => {
    const page = renderToStaticMarkup(<Cloth id="dir-1976" palette="gold" ratio={3.4} eager />);
    expect(page).toContain('loading="eager"');
    expect(page, "browsers know the width of lazy pictures alone").toContain('sizes="20rem"');
    expect(page).toContain('width="816" height="240"');
  });

  it("has a title, a class and a fixed pattern", () => {
    const page = renderToStaticMarkup(
      <Cloth id="e" palette="clay" family="kente" way={2} title='Cloth of "A & B"' className="h-full" />,
    );
    expect(page).toContain('class="cloth h-full"');
    expect(page).toContain('alt="Cloth of &quot;A &amp; B&quot;"');
    expect(page).toContain('src="/cloth/clay/320x240/e.webp?family=kente&amp;way=2"');
  });

  it("is the drawing itself where it is the large picture of a page", () => {
    const page = renderToStaticMarkup(<Cloth id="dir-1976" palette="gold" isLarge />);
    expect(page).toContain('src="/cloth/gold/320x240/dir-1976.svg"');
    expect(page).not.toContain("srcSet");
  });

  it("adds no part of the weaver to the client bundle", async () => {
    const result = await build({
      configFile: false,
      logLevel: "silent",
      build: {
        write: false,
        lib: { entry: fileURLToPath(new URL("cloth.tsx", import.meta.url)), formats: ["es"] },
        rolldownOptions: { external: /^react/ },
      },
    });
    if (!Array.isArray(result)) throw new Error("The build gave no files.");
    const parts = result
      .flatMap(({ output }) => output)
      .flatMap((file) => ("moduleIds" in file ? file.moduleIds : []));
    const names = parts.map((part) => part.replace(/^.*\/src\/ui\//, ""));
    expect(names.sort()).toEqual(["classes.ts", "cloth.tsx", "weave/cloth-address.ts"]);
  });
});

describe("Band", () => {
  it("is horizontal, or vertical and fills its column", () => {
    expect(renderToStaticMarkup(<Band palette="gold" />)).toBe(
      '<span class="band" data-palette="gold"></span>',
    );
    expect(renderToStaticMarkup(<Band palette="teal" vertical />)).toContain('class="band band-vertical"');
  });

  it("gets its thickness from a class, never from a style", () => {
    const page = renderToStaticMarkup(<Band palette="clay" vertical thickness={18} className="mt-2" />);
    expect(page).toBe('<span class="band band-vertical band-18 mt-2" data-palette="clay"></span>');
  });
});
