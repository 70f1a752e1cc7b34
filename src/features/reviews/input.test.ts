import { describe, expect, it } from "vitest";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import { isId, replySchema, reviewSchema, signedReviewSchema } from "./input.ts";

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const valid = { rating: "4", name: "Zuri", comment: "Good bread." };
const errorsIn = (fields: Record<string, string>) => {
  const input = readForm(reviewSchema, formOf({ ...valid, ...fields }));
  return input.ok ? {} : input.errors;
};

describe("a submitted review", () => {
  it("is parsed into values", () => {
    expect(readForm(reviewSchema, formOf(valid))).toEqual({
      ok: true,
      value: { rating: 4, name: "Zuri", comment: "Good bread." },
    });
  });

  it.each(["", "0", "6", "4.5", "-1", "five", "Infinity"])(
    "[REV-29] [REV-31] rejects rating %j",
    (rating) => {
      expect(errorsIn({ rating })).toEqual({ rating: "Please select a rating" });
    },
  );

  it("[REV-32] needs a name unless it is anonymous", () => {
    expect(errorsIn({ name: "  " })).toEqual({ name: "Enter your name." });
    expect(errorsIn({ name: "", anonymous: "on" })).toEqual({});
  });

  it("needs a name where the page requires one, even if sent as anonymous", () => {
    const input = readForm(signedReviewSchema, formOf({ ...valid, name: "", anonymous: "on" }));
    expect(input).toMatchObject({ ok: false, errors: { name: "Enter your name." } });
  });

  it("reports all errors at once, in the order of the form", () => {
    const input = readForm(reviewSchema, new FormData());
    expect(input.ok ? [] : Object.keys(input.errors)).toEqual(["rating", "name", "comment"]);
  });

  it("[REV-33] needs a text that is not blank", () => {
    expect(errorsIn({ comment: " \n\t " })).toEqual({ comment: "Write your review." });
  });

  it("[REV-35] drops a typed name if it is anonymous", () => {
    const input = readForm(reviewSchema, formOf({ ...valid, anonymous: "on" }));
    expect(input).toMatchObject({ ok: true, value: { name: null } });
  });

  it("has a maximum length", () => {
    expect(errorsIn({ name: "n".repeat(61), comment: "c".repeat(5_001) })).toEqual({
      name: "Use at most 60 characters.",
      comment: "Use at most 5,000 characters.",
    });
    expect(errorsIn({ name: "n".repeat(60), comment: "c".repeat(5_000) })).toEqual({});
  });

  it("drops invisible characters, and keeps lines, accents and joined emoji", () => {
    const input = readForm(
      reviewSchema,
      formOf({
        ...valid,
        name: "  Zu\u200dri\u202e \t O\u0301 ",
        comment: "One\r\ntwo\u0000\u202e\u200b 👩🏾\u200d🍳 cafe\u0301\u0007",
      }),
    );
    expect(input).toMatchObject({ value: { name: "Zuri Ó", comment: "One\ntwo 👩🏾\u200d🍳 café" } });
  });
});

describe("a submitted reply", () => {
  it("[REV-43] needs no name", () => {
    expect(readForm(replySchema, formOf({ name: " ", text: " Seconded. " }))).toEqual({
      ok: true,
      value: { name: null, text: "Seconded." },
    });
  });

  it.each(["", "   ", "\n\t", "\u200b"])("[REV-41] [REV-42] is rejected if its text is %j", (text) => {
    expect(readForm(replySchema, formOf({ name: "Zuri", text }))).toEqual({
      ok: false,
      isMalformed: false,
      errors: { text: "Write your reply." },
    });
  });
});

it("isId accepts only UUIDs", () => {
  expect(isId("019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d")).toBe(true);
  for (const text of ["7", "", null, undefined, "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d'"])
    expect(isId(text)).toBe(false);
});
