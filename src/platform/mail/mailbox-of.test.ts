import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox-of.ts";

it.each([
  ["Ama@Example.com", "ama@example.com"],
  ["ama+sale@example.com", "ama@example.com"],
  ["ama+a+b@example.com", "ama@example.com"],
  ["a.m.a@example.com", "a.m.a@example.com"],
  ["a.m.a+sale@gmail.com", "ama@gmail.com"],
  ["A.Ma@googlemail.com", "ama@gmail.com"],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
