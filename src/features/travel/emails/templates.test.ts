import { render, toPlainText } from "@react-email/render";
import { expect, it } from "vitest";
import { travelEmails } from "./templates.ts";

const site = { name: "Ujamaa", origin: "https://ujamaa.example" };
const data = {
  type: "Suggest a destination",
  details: "Accra, please.",
  answer: "Here it is.",
};

async function read(changes: Partial<Record<keyof typeof data, string | null>> = {}) {
  const letter = travelEmails["request-answered"]?.compose({ ...data, ...changes }, site);
  const text = letter ? toPlainText(await render(letter.body)).replaceAll(/\s+/g, " ") : "";
  return { subject: letter?.subject, text };
}

it("the email about a request has the reply, the request, and a link to travel", async () => {
  const { subject, text } = await read();
  expect(subject).toBe("What became of your travel request");
  for (const part of ["Hello,", "Here it is.", "“Suggest a destination”:", "Accra, please."])
    expect(text).toContain(part);
  expect(text).toContain("https://ujamaa.example/travel");
});

it("the email repeats no details if there were none", async () => {
  expect((await read({ details: null })).text).toContain("“Suggest a destination”.");
});
