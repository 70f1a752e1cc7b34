import { describe, expect, it } from "vitest";
import { type Evidence, findHold, isNearDuplicate } from "./hold-rules.ts";

const quiet = { posts: 0, strikes: 0, struckSites: 0, shown: 0 };
const nobody = { posts: 0, heldAuthors: 0, shown: 0 };
const unheard = { shown: 0, fromNetwork: 0, usual: 0 };
const evidence = (change: Partial<Evidence> = {}): Evidence => ({
  author: "visitor",
  isReply: false,
  isProven: true,
  isDisguised: false,
  isSimilar: false,
  fromHere: 0,
  fromSite: 0,
  site: quiet,
  wide: quiet,
  signUp: nobody,
  about: unheard,
  ...change,
});
const about = (shown: number, more: Partial<Evidence["about"]> = {}) => ({
  about: { ...unheard, shown, ...more },
});

describe("findHold", () => {
  it.each<[string, Partial<Evidence>, string | null]>([
    ["an ordinary post", {}, null],
    ["one without a proof", { isProven: false }, null],
    ["one with mixed alphabets", { isDisguised: true }, null],
    ["words of somebody else", { isSimilar: true }, "similar-words"],
    ["the fifth of a church's Wi-Fi", { fromHere: 4, fromSite: 4, ...about(3, { fromNetwork: 4 }) }, null],
    ["the sixth", { fromHere: 5 }, "pace"],
    ["a /24 or /48 that was busy", { fromSite: 10 }, "network"],
    ["a /24 or /48 that raids", { site: { ...quiet, strikes: 3, struckSites: 1, shown: 2 } }, "network"],
    ["a /24 or /48 of which a third raids", { site: { ...quiet, strikes: 3, shown: 6 } }, "network"],
    ["a /24 or /48 with two odd networks", { site: { ...quiet, strikes: 2, shown: 3 } }, null],
    ["a /16 or /32 that raids", { wide: { ...quiet, strikes: 5, struckSites: 3, shown: 4 } }, "network"],
    ["a /16 or /32 with one /24 that raids", { wide: { ...quiet, strikes: 90, struckSites: 2 } }, null],
    ["a large ISP with a few odd posts", { wide: { ...quiet, strikes: 9, struckSites: 9, shown: 71 } }, null],
    ["a /16 or /32 that was busy all day", { wide: { ...quiet, posts: 100, shown: 100 } }, "network"],
    ["the fifth review of a day about one business", about(4), null],
    ["the sixth", about(5), "burst"],
    ["the sixth about one that gets a review a day", about(5, { usual: 1 }), null],
    ["the seventh about that one", about(6, { usual: 1 }), "burst"],
    ["the sixth of one /16 or /32", about(3, { fromNetwork: 5 }), "burst"],
    ["the third without a proof", { isProven: false, ...about(2) }, null],
    ["the fourth without a proof", { isProven: false, ...about(3) }, "burst"],
    ["the thirtieth reply of an hour", { isReply: true, ...about(29) }, null],
    ["the next one", { isReply: true, ...about(30) }, "burst"],
  ])("%s: %o is held for %s", (_case, change, reason) => {
    expect(findHold(evidence(change))).toBe(reason);
  });

  it.each<[string, Partial<Evidence>, string | null]>([
    ["the fourth review of a day about one business", about(3), null],
    ["the fifth", about(4), "new-accounts"],
    ["the third by accounts that were made in one network", about(2, { fromNetwork: 2 }), null],
    ["the fourth", about(3, { fromNetwork: 3 }), "new-accounts"],
    [
      "the eleventh post of accounts that were made in one network",
      { signUp: { ...nobody, posts: 10 } },
      "new-accounts",
    ],
    ["one made where others raid", { signUp: { posts: 7, heldAuthors: 5, shown: 2 } }, "new-accounts"],
    ["one made where a few wait", { signUp: { posts: 7, heldAuthors: 4, shown: 3 } }, null],
    ["the sixth of one network", { fromHere: 5 }, "pace"],
    ["one from a /24 that raids", { site: { ...quiet, strikes: 3 } }, "network"],
    ["words of somebody else", { isSimilar: true }, "similar-words"],
  ])("of a new account, %s: %o is held for %s", (_case, change, reason) => {
    expect(findHold(evidence({ author: "new-account", ...change }))).toBe(reason);
  });

  it("ignores raids of others for a trusted account, and holds its own flood and the words of others", () => {
    const trusted = (change: Partial<Evidence>) => findHold(evidence({ author: "trusted", ...change }));
    const wide = { posts: 400, strikes: 400, struckSites: 90, shown: 0 };
    expect(trusted({ wide, ...about(400, { fromNetwork: 400 }) })).toBeNull();
    expect(trusted({ fromHere: 10 })).toBe("pace");
    expect(trusted({ isSimilar: true })).toBe("similar-words");
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
