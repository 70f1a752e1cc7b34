import { expect, it, vi } from "vitest";
import { passwordSuffixes, passwordWords } from "./common-password-parts.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { refusePassword as refuse } from "./password-rules.ts";

const refusePassword = (password: string, minLength: number, about: string[] = []) =>
  refuse(password, { minLength, about });

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
])("checks %s", (_, password, refusal) => {
  expect(refusePassword(password, 6)).toBe(refusal);
});

it("uses the operator's minimum length", () => {
  expect(refusePassword("elevenchars", 12)).toBe("password-too-short");
  expect(refusePassword("twelve-chars", 12)).toBe(null);
});

// Common in every published list, each of a different kind.
it.each(
  `123456 123456789 qwerty password 12345678 111111 123123 abc123 qwerty123 1q2w3e4r iloveyou 1234567890 000000
  password1 qwertyuiop 654321 555555 monkey dragon 123qwe 121212 princess sunshine football charlie letmein
  michael1 jordan23 ashley12 superman1 batman123 welcome1 welcome123 P@ssw0rd Passw0rd! admin123 liverpool1
  dragon1987 summer2024 winter2025! hellohello monkey12 asdfghjkl zxcvbnm 1qaz2wsx 147258369 987654321 qazwsx
  qweasdzxc asd123 abcd1234 aaaaaa 112233 123321 666666 7777777 88888888 789456123 159753 zaq12wsx poiuytrewq
  trustno1 starwars mustang shadow master jennifer hunter2 buster soccer harley andrew tigger nicole jessica1
  chocolate baseball cheese computer corvette mercedes secret123 Google123 samsung1 london2012 chelsea10 arsenal1
  jesus123 blessed1 naruto1 pokemon1 minecraft1 fortnite1 beyonce1 lakers24 cowboys1 yankees2`.match(
    /\S+/g,
  ) ?? [],
)("rejects %s", (password) => {
  expect(refusePassword(password, 6)).toBe("password-too-common");
});

it("rejects far more than three thousand", () => {
  const count = (text: string) => new Set(text.match(/\S+/g)).size;
  expect(count(passwordWords) * count(passwordSuffixes)).toBeGreaterThan(100_000);
});

it.each([
  "kola-nut",
  "kola56",
  "calabash-at-noon",
  "drumsong",
  "blue kettle 9",
  "Passagassawakeag",
  "tambourine4",
  "my dragon eats rice",
  "correct horse battery staple",
  "1998-harbour",
  "qwxkzv",
])("accepts %s", (password) => {
  expect(refusePassword(password, 6)).toBe(null);
});

const about = ["amara.okafor@example.com", "Amara Okafor", "Ujamaa <hello@ujamaa.example>", "ujamaa.example"];

it.each([
  "amara.okafor@example.com",
  "Amara.Okafor",
  "amara okafor",
  "Okafor123",
  "ujamaa",
  "UJAMAA2026!",
  "ujamaa.example",
])("rejects %s for the person it names", (password) => {
  expect(refusePassword(password, 6, about)).toBe("password-too-personal");
  expect(refusePassword(password, 6, ["kofi@example.org"])).toBe(null);
});

it("accepts a sentence that contains a name", () => {
  expect(refusePassword("amara walks to market", 6, about)).toBe(null);
});

it("checks each keyboard run once, even if a password can be split in many ways", () => {
  const countLookups = (password: string) => {
    const includes = vi.spyOn(String.prototype, "includes");
    expect(isCommonPassword(password)).toBe(false);
    const { length } = includes.mock.calls;
    includes.mockRestore();
    return length;
  };
  const walk = "qwertyuiop";
  const once = countLookups(`${walk}~`);
  expect(once).toBeGreaterThan(walk.length);
  expect(countLookups(`${walk}${walk}~`)).toBeLessThan(3 * once);
});
