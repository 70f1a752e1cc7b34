import { describe, expect, it } from "vitest";
import { joinSchema } from "./input.ts";

const sent = { name: " Renée  Okafor ", email: " Renee@Okafor.example ", business: "", links: [], bio: "" };
const read = (change: object = {}) => joinSchema.safeParse({ ...sent, picture: "", ...change });
const wordsFor = (change: object) => {
  const { error } = read(change);
  return error?.issues.map(({ path, message }) => [path.join("."), message]);
};

describe("a join form", () => {
  it("[JOIN-03] is a name and an email address; everything else can be empty", () => {
    expect(read().data).toEqual({
      ...{ name: "Renée Okafor", email: "renee@okafor.example", business: null, links: null, bio: null },
      pictureId: null,
    });
  });

  it("[JOIN-05] [JOIN-06] requires name and email", () => {
    expect(wordsFor({ name: "  ", email: "" })).toEqual([
      ["name", "Enter your full name."],
      ["email", "Enter your email."],
      ["email", "Enter an email such as name@example.com."],
    ]);
  });

  it.each(["renee", "renee@", "a@b, c@d.example", "renee@okafor.example\nBcc: x@y.example"])(
    "[JOIN-07] refuses the address %j",
    (email) => expect(wordsFor({ email })).toEqual([["email", "Enter an email such as name@example.com."]]),
  );

  it("[JOIN-21] [JOIN-22] drops empty rows of links", () => {
    expect(read({ links: ["", " okafor.example ", "  ", "@okafor"] }).data?.links).toEqual([
      "https://okafor.example",
      "@okafor",
    ]);
    expect(read({ links: ["", "  "] }).data?.links).toBeNull();
  });

  it("reports the row of an invalid link, and accepts at most 20", () => {
    const words = "Enter an address such as https://your-website.com.";
    expect(wordsFor({ links: ["okafor.example", "javascript:alert(1)"] })).toEqual([["links.1", words]]);
    expect(read({ links: Array(20).fill("a.example") }).success).toBe(true);
    expect(wordsFor({ links: Array(21).fill("a.example") })).toEqual([["links", "Give at most 20 links."]]);
  });

  it("[JOIN-15] accepts a bio of 250 characters, not of 251", () => {
    expect(read({ bio: "x".repeat(250) }).data?.bio).toHaveLength(250);
    expect(wordsFor({ bio: "x".repeat(251) })).toEqual([["bio", "Use at most 250 characters."]]);
  });
});
