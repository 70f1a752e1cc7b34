import { render, toPlainText } from "@react-email/render";
import { expect, it } from "vitest";
import { artistEmails } from "./templates.ts";

const site = { name: "Ujamaa", origin: "https://ujamaa.example" };

async function write(template: string, data: object) {
  const letter = artistEmails[template]?.compose(data, site);
  const text = letter ? toPlainText(await render(letter.body)).replaceAll(/\s+/g, " ") : "";
  return { subject: letter?.subject, text };
}

it("the emails to an artist state the decision, the reason, and what the artist can do", async () => {
  const name = "Josephine Tallow";
  const approved = await write("artist-approved", { name, artistId: "7" });
  expect(approved.subject).toBe("Josephine Tallow is in the artist directory");
  expect(approved.text).toContain("https://ujamaa.example/artist/7");
  expect(approved.text).toContain("we take the profile down");
  const rejected = await write("artist-rejected", { reason: "Advertising or spam", note: null });
  expect(rejected.text).toContain("Why: Advertising or spam.");
  expect(rejected.text).not.toContain("In their words");
  const reopened = await write("artist-reopened", { isListed: true });
  expect(reopened.text).toContain("it is in the artist directory as before");
});
