import { expect, it } from "vitest";
import { refusePassword } from "./password-rules.ts";

it.each([
  ["five characters", "kola5", "password-too-short"],
  ["six characters", "kola56", null],
  ["six emoji", "\u{1F9FA}".repeat(6), null],
  ["five emoji, though twice as many code units", "\u{1F9FA}".repeat(5), "password-too-short"],
  ["128 characters", "k".repeat(128), null],
  ["129 characters", "k".repeat(129), "password-too-long"],
  ["a common password", "123456", "password-too-common"],
  ["a common password in capitals", "PassWord1", "password-too-common"],
  ["a common password in full-width letters", "\uff51\uff57\uff45\uff52\uff54\uff59", "password-too-common"],
  ["a sentence with spaces", "the drum wakes the market", null],
])("judges %s", (_, password, refusal) => {
  expect(refusePassword(password, 6)).toBe(refusal);
});

it("follows the least length an operator sets", () => {
  expect(refusePassword("elevenchars", 12)).toBe("password-too-short");
  expect(refusePassword("twelve-chars", 12)).toBe(null);
});
