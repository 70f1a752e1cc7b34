import { render, toPlainText } from "@react-email/render";
import { expect, it } from "vitest";
import { eventsEmails } from "./templates.ts";

const site = { name: "Ujamaa", origin: "https://ujamaa.example" };

it("the email about a rejected event says what, why, and what to do next", async () => {
  const data = { username: "Nia", eventName: "Porch night", reason: "It is listed already", note: null };
  const letter = eventsEmails["event-rejected"]?.compose(data, site);
  const text = letter ? toPlainText(await render(letter.body)).replaceAll(/\s+/g, " ") : "";
  expect(letter?.subject).toBe("Your event Porch night was not published");
  expect(text).toContain("Why: It is listed already.");
  expect(text).toContain("You can send it again once that is fixed.");
  expect(text).not.toContain("In their words");
});

it("the email about a listed event contains its URL and where to change it", async () => {
  const data = { username: "Nia", eventName: "Porch night", eventId: "7" };
  const letter = eventsEmails["event-approved"]?.compose(data, site);
  const text = letter ? toPlainText(await render(letter.body)).replaceAll(/\s+/g, " ") : "";
  expect(letter?.subject).toBe("Your event is on the calendar");
  expect(text).toContain("https://ujamaa.example/event/7");
  expect(text).toContain("https://ujamaa.example/account/events");
});

it("the emails about changes say what happens to them", async () => {
  const data = { username: "Nia", eventName: "Porch night", eventId: "7" };
  expect(eventsEmails["event-change-approved"]?.compose(data, site).subject).toBe(
    "Your changes to Porch night are on the calendar",
  );
  const reasons = { ...data, reason: null, note: "Which hall?" };
  const letter = eventsEmails["event-change-rejected"]?.compose(reasons, site);
  const text = letter ? toPlainText(await render(letter.body)).replaceAll(/\s+/g, " ") : "";
  expect(text).toContain("In their words: “Which hall?”");
  expect(text).not.toContain("Why:");
});
