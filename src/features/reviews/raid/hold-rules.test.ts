import { describe, expect, it } from "vitest";
import { type Evidence, findHold, isNearDuplicate } from "./hold-rules.ts";

const quiet = { proven: 0, strikes: 0, shown: 0 };
const evidence = (change: Partial<Evidence> = {}): Evidence => ({
  isMember: false,
  isProven: true,
  isDisguised: false,
  isSimilar: false,
  fromHere: 0,
  fromSite: 0,
  site: quiet,
  wide: quiet,
  aboutBusinessFromWide: 0,
  shownAboutBusiness: 0,
  ...change,
});

describe("findHold", () => {
  it.each<[string, Partial<Evidence>, string | null]>([
    ["an ordinary post", {}, null],
    ["the fifth of a church's Wi-Fi", { fromHere: 4, fromSite: 4, aboutBusinessFromWide: 4 }, null],
    ["the sixth", { fromHere: 5 }, "pace"],
    ["no proof", { isProven: false }, "no-proof"],
    ["mixed alphabets", { isDisguised: true }, "disguised-letters"],
    ["a near duplicate", { isSimilar: true }, "similar-words"],
    ["a /24 or /48 that was busy", { fromSite: 10 }, "network"],
    ["a /24 or /48 that raids", { site: { proven: 3, strikes: 3, shown: 2 } }, "network"],
    ["a /24 or /48 of which a third raids", { site: { proven: 9, strikes: 3, shown: 6 } }, "network"],
    ["a /24 or /48 with two odd posts", { site: { proven: 9, strikes: 2, shown: 9 } }, null],
    ["a /16 or /32 that raids", { wide: { proven: 9, strikes: 5, shown: 4 } }, "network"],
    ["a large ISP with a few odd posts", { wide: { proven: 80, strikes: 9, shown: 71 } }, null],
    ["a /16 or /32 that was busy all day", { wide: { proven: 100, strikes: 0, shown: 100 } }, "network"],
    ["many about one business from one /16 or /32", { aboutBusinessFromWide: 5 }, "burst"],
    ["very many shown about one business", { shownAboutBusiness: 30 }, "burst"],
  ])("%s: %o is held for %s", (_case, change, reason) => {
    expect(findHold(evidence(change))).toBe(reason);
  });

  it("ignores raids of others for a member, and holds a member's own flood and copies", () => {
    const raided = {
      isMember: true,
      wide: { proven: 400, strikes: 400, shown: 0 },
      aboutBusinessFromWide: 400,
      shownAboutBusiness: 400,
    };
    expect(findHold(evidence(raided))).toBeNull();
    expect(findHold(evidence({ isMember: true, fromHere: 10 }))).toBe("pace");
    expect(findHold(evidence({ isMember: true, isSimilar: true }))).toBe("similar-words");
  });
});

describe("isNearDuplicate", () => {
  const other = (similarity: number, change = {}) => ({
    similarity,
    letters: 80,
    isSameBusiness: false,
    ...change,
  });

  it.each<[string, number, ReturnType<typeof other>[], boolean]>([
    ["a changed copy about another business", 80, [other(0.4)], true],
    ["another text", 80, [other(0.25)], false],
    ["a long text in the same language", 900, [other(0.4, { letters: 900 })], false],
    ["a changed copy of a long text", 900, [other(0.6, { letters: 900 })], true],
    ["a short text about another business", 10, [other(1, { letters: 10 })], false],
    ["a short text posted once about this one", 10, [other(1, { letters: 10, isSameBusiness: true })], false],
    [
      "a short text posted twice about this one",
      10,
      [other(1, { isSameBusiness: true }), other(0.9, { isSameBusiness: true })],
      true,
    ],
  ])("%s", (_case, letters, others, expected) => {
    expect(isNearDuplicate(letters, others)).toBe(expected);
  });
});
