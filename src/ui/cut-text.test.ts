import { describe, expect, it } from "vitest";
import { cutText } from "./cut-text.ts";

describe("cutText", () => {
  it("leaves a short text as it is, on one line", () => {
    expect(cutText(" Gumbo,\n red rice. ", 20)).toBe("Gumbo, red rice.");
  });

  it.each([
    ["Red rice and benne greens", 12, "Red rice…"],
    ["Red rice, benne greens", 12, "Red rice…"],
    ["We cook, allowing. Everybody eats.", 20, "We cook, allowing…"],
    ["Hats “since 1971” and boxes", 18, "Hats “since 1971…"],
  ])("cuts %j at %d after a whole word", (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });

  it("breaks a word that leaves no other choice, but no character", () => {
    expect(cutText("a".repeat(30), 10)).toBe(`${"a".repeat(9)}…`);
    expect(cutText("🧵".repeat(30), 10)).toBe(`${"🧵".repeat(4)}…`);
  });

  it("is never longer than asked for", () => {
    const text = "Slow-smoked, low-country cooking; a family in its third year — at the pit. "
      .repeat(4)
      .trim();
    for (let most = 8; most < text.length; most += 1) {
      expect(cutText(text, most).length).toBeLessThanOrEqual(most);
      expect(cutText(text, most)).toMatch(/[a-z]…$/);
    }
  });
});
