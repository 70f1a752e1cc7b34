import { z } from "zod";

// Control characters, bidi controls and zero-width spaces. Joiners are allowed, where emoji and several scripts need them.
const invisible = /[\p{Cc}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** Text of several lines without invisible characters. */
export function cleanText(text: string): string {
  const lines = text.normalize("NFC").replaceAll("\r\n", "\n").split("\n");
  return lines
    .map((line) => line.replaceAll("\t", " ").replace(invisible, ""))
    .join("\n")
    .trim();
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, " ");
}

/** A host with a dot in its name, as people type it: `example.com/shop`. */
const bareHost = /^[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u;

/** A link with or without its scheme. Browsers check it as well, which know no flags. */
export const typedLink =
  /^\s*(?:[hH][tT]{2}[pP][sS]?:\x2f\x2f)?[^\s:@\x2f.]+(?:\.[^\s:@\x2f.]+)+(?:[:\x2f?#]\S*)?\s*$/;

/** A typed link, with `https://` before it where the scheme was left out. */
export function completeLink(text: string): string {
  const link = cleanLine(text);
  return bareHost.test(link) ? `https://${link}` : link;
}

/** The message of a text that is longer than it may be. */
export const tooLong = (max: number) => `Use at most ${max.toLocaleString("en-US")} characters.`;

/** One line, or an empty text. */
export const line = (max: number) => z.string().overwrite(cleanLine).max(max, tooLong(max));
/** One line that is needed. */
export const requiredLine = (max: number, missing: string) =>
  z.string(missing).overwrite(cleanLine).min(1, missing).max(max, tooLong(max));
/** Several lines, or an empty text. */
export const text = (max: number) => z.string().overwrite(cleanText).max(max, tooLong(max));
/** Several lines that are needed. */
export const requiredText = (max: number, missing: string) =>
  z.string(missing).overwrite(cleanText).min(1, missing).max(max, tooLong(max));

/** Turns a text that was left empty into null. */
export const emptyToNull = (typed: string) => typed || null;
/** One line, or null. */
export const lineOrNull = (max: number) => line(max).transform(emptyToNull);
/** Several lines, or null. */
export const textOrNull = (max: number) => text(max).transform(emptyToNull);

/** An email address that is needed. */
export const requiredEmail = (missing = "Enter your email.") =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(254, "That email is too long.")
    .check(z.email("Enter an email such as name@example.com."));
/** An email address, or null. */
export const emailOrNull = line(254)
  .refine((typed) => typed === "" || z.email().safeParse(typed).success, "Enter an email address.")
  .transform(emptyToNull);
