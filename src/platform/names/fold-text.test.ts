import { expect, it } from "vitest";
import { foldLetters, isDisguised } from "./fold-text.ts";

it.each([
  ["Total scam", "T0TAL   5C4M!!"],
  ["Total scam", "Тоtаl sсаm"],
  ["Total scam", "t o t a l - s.c.a.m 🤮"],
  ["Café Ébène", "cafe ebene"],
  ["so good", "sooo goooood"],
])("folds %s and %s to the same letters", (one, other) => {
  expect(foldLetters(one)).toBe(foldLetters(other));
});

it("keeps the letters of every script", () => {
  expect(foldLetters("በጣም ጥሩ ነው")).not.toBe("");
  expect(foldLetters("محل رائع")).not.toBe(foldLetters("محل سيئ"));
});

it.each(["sсam", "cof\u200dfee", "fo\u00adod"])("isDisguised is true for %s", (text) => {
  expect(isDisguised(text)).toBe(true);
});

it.each([
  "Plain words.",
  "Спасибо, great place",
  "The α and ω of brunch",
  "Family 👩🏾‍🍳👨‍👩‍👧 loved it",
  "Café Ébène",
  "می‌خواهم",
])("isDisguised is false for %s", (text) => {
  expect(isDisguised(text)).toBe(false);
});
