import { describe, expect, it } from "vitest";
import { submissionSchema } from "./input.ts";

const sent = {
  name: " Josephine  Tallow ",
  category: "Photography",
  city: "Macon",
  state: "Georgia",
  email: "josephine@tallow.example",
  portfolio: "https://tallow.example/work",
  tagline: "Portraits of church hats",
  bio: "She has shot every Easter since 2011.",
  picture: "",
};
const read = (change: object = {}) => submissionSchema.safeParse({ ...sent, ...change });
const fieldsOf = (change: object) => [...new Set(read(change).error?.issues.map(({ path }) => path[0]))];

describe("a submitted artist", () => {
  it("is normalized, with commas in links escaped so that links can share a column", () => {
    expect(read({ portfolio: " https://tallow.example/a,b " }).data).toEqual({
      name: "Josephine Tallow",
      category: "Photography",
      city: "Macon",
      state: "Georgia",
      email: sent.email,
      tagline: sent.tagline,
      bio: sent.bio,
      pictureId: null,
      portfolio: "https://tallow.example/a%2Cb",
    });
  });

  it.each([
    ["ART-56", "name"],
    ["ART-57", "category"],
    ["ART-59", "city"],
    ["ART-60", "state"],
    ["ART-61", "email"],
    ["ART-63", "tagline"],
    ["ART-65", "bio"],
    ["ART-66", "portfolio"],
  ])("[%s] requires the field %s", (_id, field) => {
    expect(fieldsOf({ [field]: " " })).toEqual([field]);
    expect(fieldsOf({ [field]: undefined })).toEqual([field]);
  });

  it.each(["Tallow at tallow-prints.com", "Tallow, 404 555 0100"])("refuses the name %s", (name) => {
    expect(fieldsOf({ name })).toEqual(["name"]);
  });

  it("[ART-58] [ART-68] accepts the seven categories and no other", () => {
    for (const category of ["Music", "Fashion", "Art", "Photography", "Writing", "Digital Creators", "Other"])
      expect(read({ category }).success, category).toBe(true);
    for (const category of ["music", "Visual Art", "Influencers"])
      expect(fieldsOf({ category })).toEqual(["category"]);
  });

  it.each(["josephine", "josephine@tallow", "a@b.example, c@d.example"])(
    "[ART-62] refuses the email address %s",
    (email) => expect(fieldsOf({ email })).toEqual(["email"]),
  );

  it("[ART-64] accepts a tagline of 100 characters, not of 101", () => {
    expect(read({ tagline: "x".repeat(100) }).success).toBe(true);
    expect(fieldsOf({ tagline: "x".repeat(101) })).toEqual(["tagline"]);
  });

  it("completes a link without https://", () => {
    expect(read({ portfolio: "tallow.example/work" }).data?.portfolio).toBe("https://tallow.example/work");
  });

  it.each(["josephine tallow dot com", "javascript:alert(1)", "https://tallow", "/files/x"])(
    "[ART-67] refuses the link %s",
    (portfolio) => expect(fieldsOf({ portfolio })).toEqual(["portfolio"]),
  );
});
