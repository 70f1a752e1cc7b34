import { describe, expect, it } from "vitest";
import { pictureKeyOf, readWorks, writeWorks } from "./works.ts";

describe("the works of a portfolio", () => {
  it("are parsed with their titles by position, with any text between the commas", () => {
    const row = {
      portfolio_url: "https://one.example/a , ,two.example",
      portfolio_titles: ["First", "", "Third"],
    };
    expect(readWorks(row)).toEqual([
      { link: "https://one.example/a", title: "First" },
      { link: "two.example", title: "Third" },
    ]);
    expect(readWorks({ portfolio_url: null, portfolio_titles: ["Lost"] })).toEqual([]);
  });

  it("survive a round trip, including commas in links", () => {
    const works = [
      { link: "https://one.example/a,b", title: "" },
      { link: "https://two.example", title: "Dusk" },
    ];
    const columns = writeWorks(works);
    expect(columns.portfolio_titles).toEqual(["", "Dusk"]);
    expect(readWorks(columns)).toEqual([{ link: "https://one.example/a%2Cb", title: "" }, works[1]]);
    expect(writeWorks([])).toEqual({ portfolio_url: null, portfolio_titles: [] });
    expect(writeWorks([{ link: "https://one.example", title: "" }]).portfolio_titles).toEqual([]);
  });

  it.each([
    ["/files/artist-images/public/one.jpg", "public/one.jpg"],
    ["/files/claim_proofs/one.jpg", null],
    ["https://one.example/files/artist-images/one.jpg", null],
    ["/files/artist-images/../claim_proofs/one.jpg", null],
  ])("recognizes an uploaded picture: %s", (link, key) => {
    expect(pictureKeyOf(link)).toBe(key);
  });
});
