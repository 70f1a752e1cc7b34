import { render, toPlainText } from "@react-email/render";
import { expect, it } from "vitest";
import { eventsLetters } from "./letters.ts";

const site = { name: "Ujamaa", origin: "https://ujamaa.example" };

it("the letter about a rejected event says what, why and what one can do", async () => {
  const data = { username: "Nia", eventName: "Porch night", reason: "It is listed already", note: null };
  const letter = eventsLetters["event-rejected"]?.compose(data, site);
  const text = letter ? toPlainText(await render(letter.body)).replaceAll(/\s+/g, " ") : "";
  expect(letter?.subject).toBe("Your event Porch night was not published");
  expect(text).toContain("Why: It is listed already.");
  expect(text).toContain("You can send it again once that is mended.");
  expect(text).not.toContain("In their words");
});
