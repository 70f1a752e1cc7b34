import { describe, expect, it } from "vitest";
import { displayCategory, formatDistance, formatTotal, knownCategories, orderCategories } from "./rules.ts";

describe("the known categories", () => {
  it("[DIR-19] are exactly these 21", () => {
    expect(knownCategories).toEqual([
      "Beauty & Cosmetics",
      "Food & Beverage",
      "Technology & Innovation",
      "Fashion & Lifestyle",
      "Comedian",
      "Comedy Show",
      "Comedy Group",
      "Comedy Festival",
      "Comedy Production",
      "Comedy Collective",
      "Comedy Venue",
      "Booking Agency",
      "Music",
      "Entertainment",
      "Visual Art",
      "Fashion",
      "Photography",
      "Writing",
      "Influencers",
      "Digital Creators",
      "Other",
    ]);
  });
});

describe("displayCategory", () => {
  it.each([
    ["Music", "Music"],
    ["Other", "Other"],
    ["Plumbing", "Other"],
    ["music", "Other"],
    ["", "Other"],
    [null, "Other"],
  ])("[DIR-18] shows %j as %s", (category, shown) => expect(displayCategory(category)).toBe(shown));
});

describe("orderCategories", () => {
  it("[DIR-16] [DIR-17] lists the first six known ones first, then the others by name, including Other", () => {
    expect(orderCategories([...knownCategories].reverse())).toEqual([
      "Beauty & Cosmetics",
      "Food & Beverage",
      "Technology & Innovation",
      "Fashion & Lifestyle",
      "Comedian",
      "Comedy Show",
      "Booking Agency",
      "Comedy Collective",
      "Comedy Festival",
      "Comedy Group",
      "Comedy Production",
      "Comedy Venue",
      "Digital Creators",
      "Entertainment",
      "Fashion",
      "Influencers",
      "Music",
      "Other",
      "Photography",
      "Visual Art",
      "Writing",
    ]);
  });

  it("[DIR-16] [DIR-18] lists only the given categories, and unknown ones once, as Other", () => {
    expect(orderCategories(["Writing", "Plumbing", "Roofing", "Comedian", "Food & Beverage"])).toEqual([
      "Food & Beverage",
      "Comedian",
      "Other",
      "Writing",
    ]);
  });
});

describe("formatTotal", () => {
  it.each([
    [0, false, "0 businesses"],
    [1, false, "1 business"],
    [999, false, "999 businesses"],
    [1000, false, "1,000 businesses"],
    [1000, true, "1,000+ businesses"],
  ])("formats %i, capped %s, as %s", (count, isCapped, text) =>
    expect(formatTotal({ count, isCapped })).toBe(text),
  );
});

describe("formatDistance", () => {
  it.each([
    [0, "0.0\u00a0mi"],
    [1.609344, "1.0\u00a0mi"],
    [15.9, "9.9\u00a0mi"],
    [16.05, "10\u00a0mi"],
    [16.09344, "10\u00a0mi"],
    [2000, "1,243\u00a0mi"],
  ])("formats %d km as %s", (km, text) => expect(formatDistance(km)).toBe(text));
});
