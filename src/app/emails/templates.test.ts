import { render, toPlainText } from "@react-email/render";
import { expect, it } from "vitest";
import { appEmails } from "./templates.ts";

const site = { name: "Ujamaa", origin: "https://ujamaa.example" };

async function write(data: object) {
  const composed = appEmails["backup-alert"]?.compose({ username: "Ama", ...data }, site);
  const html = composed ? await render(composed.body) : "";
  return { subject: composed?.subject, html, text: toPlainText(html).replaceAll(/\s+/g, " ") };
}

it("tells an admin that a backup failed, and which command says why", async () => {
  const { subject, text, html } = await write({ sentence: "It failed: <disk> is full.", isTest: false });
  expect(subject).toBe("Ujamaa has no fresh backup");
  expect(text).toContain("It failed: <disk> is full.");
  expect(text).toContain("sudo ujamaa doctor");
  expect(text).toContain("sudo ujamaa backup");
  expect(html).not.toContain("<disk>");
});

it("tells an admin that a backup could not be restored, and how to try again", async () => {
  const { subject, text } = await write({ sentence: "It could not be restored.", isTest: true });
  expect(subject).toBe("The backup of Ujamaa may not be usable");
  expect(text).toContain("sudo ujamaa restore --verify");
});
