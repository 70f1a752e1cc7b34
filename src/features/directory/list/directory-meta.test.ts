import { describe, expect, it } from "vitest";
import { directoryList } from "../input.ts";
import { directoryMeta } from "./directory-meta.ts";

const site = { origin: "https://ujamaa.example", name: "Ujamaa" };
const metaOf = (search: string, landing: string | null = null) => {
  const query = directoryList.read(new URLSearchParams(search));
  return JSON.stringify(directoryMeta({ query, landing }, site));
};

describe("directoryMeta", () => {
  it("has the category in its title, and its landing page as canonical URL", () => {
    const meta = metaOf("category=Food+%26+Beverage", "/directory/food-beverage");
    expect(meta).toContain("Food & Beverage: Black-owned businesses · Ujamaa");
    expect(meta).toContain('"href":"https://ujamaa.example/directory/food-beverage"');
    expect(meta).not.toContain("noindex");
  });

  it("has the city's landing page as canonical URL", () => {
    const meta = metaOf("near=Atlanta", "/directory/in/atlanta-ga");
    expect(meta).toContain('"href":"https://ujamaa.example/directory/in/atlanta-ga"');
    expect(meta).not.toContain("noindex");
  });

  it("is its own canonical URL without a landing page", () => {
    expect(metaOf("category=Music")).toContain('"href":"https://ujamaa.example/directory?category=Music"');
  });

  it.each(["search=tea", "state=Ohio", "sort=name", "after=abc", "near=Atlanta", "lat=1&lng=2"])(
    "keeps %s out of search engines",
    (search) => {
      expect(metaOf(search)).toContain("noindex, follow");
      expect(metaOf(search)).toContain('"href":"https://ujamaa.example/directory"');
    },
  );
});
