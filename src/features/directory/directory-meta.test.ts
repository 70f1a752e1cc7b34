import { describe, expect, it } from "vitest";
import { directoryMeta } from "./directory-meta.ts";
import { readDirectoryQuery } from "./input.ts";

const site = { origin: "https://ujamaa.example", name: "Ujamaa" };
const metaOf = (search: string) =>
  JSON.stringify(directoryMeta(readDirectoryQuery(new URLSearchParams(search)), site));

describe("directoryMeta", () => {
  it("names a category's list as a page of its own", () => {
    const meta = metaOf("category=Food+%26+Beverage");
    expect(meta).toContain("Food & Beverage: Black-owned businesses · Ujamaa");
    expect(meta).toContain('"href":"https://ujamaa.example/directory?category=Food+%26+Beverage"');
    expect(meta).not.toContain("noindex");
  });

  it.each(["search=tea", "state=Ohio", "sort=name", "after=abc", "near=Atlanta", "lat=1&lng=2"])(
    "keeps %s out of search engines",
    (search) => {
      expect(metaOf(search)).toContain("noindex, follow");
      expect(metaOf(search)).toContain('"href":"https://ujamaa.example/directory"');
    },
  );
});
