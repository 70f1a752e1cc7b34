import { expect, it } from "vitest";
import { indexPhrases } from "./phrase-index.ts";
import { indexPlaces } from "./place-index.ts";
import { isUnknownWord } from "./vocabulary.ts";

const vocabulary = {
  places: indexPlaces([
    { city: "Baton Rouge", state: "LA", latitude: 30.45, longitude: -91.19, businesses: 9 },
  ]),
  phrases: indexPhrases([], []),
  zips: new Map(),
  knownWords: new Set<string>(),
  textWords: new Set<string>(),
  names: new Set<string>(),
  similarWords: [],
};

it.each([
  ["rouge", false],
  ["louisiana", false],
  ["rougge", true],
])("the words of cities and states are known: %s", (word, expected) => {
  expect(isUnknownWord(word, vocabulary)).toBe(expected);
});
