import { describe, expect, it } from "vitest";
import { emojiOf } from "./category-emoji.ts";

describe("emojiOf", () => {
  it.each([
    ["Food & Beverage", "🍽️"],
    ["Beauty & Cosmetics", "💄"],
    ["Fashion & Lifestyle", "👗"],
    ["Technology & Innovation", "💻"],
    ["Entertainment", "🎬"],
    ["Music", "🎵"],
  ])("[HOME-20] gives %s its own", (category, emoji) => {
    expect(emojiOf(category)).toBe(emoji);
  });

  it.each(["Photography", "Other", "", "constructor"])("[HOME-21] gives %j the default", (category) => {
    expect(emojiOf(category)).toBe("🏢");
  });
});
