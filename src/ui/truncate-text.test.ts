import { describe, expect, it } from "vitest";
import { truncateText } from "./truncate-text.ts";

describe("truncateText", () => {
  it("leaves a short text unchanged, on one line", () => {
    expect(truncateText(" Gumbo,\n red rice. ", 20)).toBe("Gumbo, red rice.");
  });

  it.each([
    ["Red rice and benne greens", 12, "Red rice…"],
    ["Red rice, benne greens", 12, "Red rice…"],
    ["We cook, allowing. Everybody eats.", 20, "We cook, allowing…"],
    ["Hats “since 1971” and boxes", 18, "Hats “since 1971…"],
  ])("truncates %j at %d after a whole word", (text, maxLength, cut) => {
    expect(truncateText(text, maxLength)).toBe(cut);
  });

  it("breaks a word if there is no other choice, but no character", () => {
    expect(truncateText("a".repeat(30), 10)).toBe(`${"a".repeat(9)}…`);
    expect(truncateText("🧵".repeat(30), 10)).toBe(`${"🧵".repeat(4)}…`);
  });

  it("never exceeds the maximum length", () => {
    const text = "Slow-smoked, low-country cooking; a family in its third year — at the pit. "
      .repeat(4)
      .trim();
    for (let maxLength = 8; maxLength < text.length; maxLength += 1) {
      expect(truncateText(text, maxLength).length).toBeLessThanOrEqual(maxLength);
      expect(truncateText(text, maxLength)).toMatch(/[a-z]…$/);
    }
  });
});
