import { expect, it } from "vitest";
import { summarizeText } from "./summarize-text.ts";

it.each([
  ["leaves a short text as it is, on one line", " Gumbo,\n red rice. ", "Gumbo, red rice."],
  [
    "ends after a sentence, without an ellipsis",
    "Roasted on Tuesdays, poured every day, on the old Parrish Street. They grind it for you.",
    "Roasted on Tuesdays, poured every day, on the old Parrish Street.",
  ],
  [
    "takes a first sentence that is only a little longer",
    "Hattie Drayton left an office job in 2011 to do Ethiopian naturals full time. Ask her.",
    "Hattie Drayton left an office job in 2011 to do Ethiopian naturals full time.",
  ],
  [
    "otherwise ends after a clause",
    "Phoebe Vance went to Washington for a wedding, cooked for it, and never found the road home, she says, though people ask.",
    "Phoebe Vance went to Washington for a wedding, cooked for it…",
  ],
  [
    "never ends on a word that leads on",
    "Slow-smoked rice-country cooking from a family that has run one pit on the same corner since the year of the flood",
    "Slow-smoked rice-country cooking from a family that has run one pit…",
  ],
  [
    "takes the end of a text that was cut for no sentence",
    "Sixty makers under one depot roof, with hot cider and a brass band at noon, and the ba",
    "Sixty makers under one depot roof…",
  ],
  [
    "does not take an abbreviation or a decimal for the end of a sentence",
    "Open on 4.5 days of the week, at the corner of St. Charles and Third, with room for sixty people, a piano that stays in tune and a yard",
    "Open on 4.5 days of the week, at the corner of St. Charles and Third…",
  ],
])("%s", (_what, text, summary) => {
  expect(summarizeText(text, 72)).toBe(summary);
});

it("breaks a word if there is no other choice", () => {
  expect(summarizeText("a".repeat(200), 72)).toMatch(/^a+…$/);
});
