import { render, toPlainText } from "@react-email/render";
import { expect, it } from "vitest";
import { claimsEmails } from "./templates.ts";

const site = { name: "Ujamaa", origin: "https://ujamaa.example" };
const data = {
  username: "Ama <b>Bold</b>",
  business: "Tallow & Co",
  businessId: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d",
  reason: "We could not read the document.",
  note: "Page two is <i>missing</i>.",
  wasApproved: true,
};

async function write(name: string, values: object = data) {
  const composed = claimsEmails[name]?.compose(values, site);
  if (!composed) throw new Error(`There is no letter named ${name}.`);
  const html = await render(composed.body);
  return { subject: composed.subject, html, text: toPlainText(html).replaceAll(/\s+/g, " ") };
}

it.each([
  ["claim-received", "We have your claim for Tallow & Co", "https://ujamaa.example/dashboard"],
  ["claim-approved", "Tallow & Co is yours", `https://ujamaa.example/business/${data.businessId}`],
  ["claim-rejected", "About your claim for Tallow & Co", "We could not read the document."],
  ["claim-reopened", "Your claim for Tallow & Co is open again", "the page is nobody’s"],
  ["claim-handed-over", "Tallow & Co has been handed over", "business_name=Tallow+%26+Co"],
  ["claim-returned", "Tallow & Co is yours again", "https://ujamaa.example/dashboard"],
])("%s says what happened, and links to this site only", async (name, subject, words) => {
  const letter = await write(name);
  expect(letter.subject).toBe(subject);
  expect(letter.text).toContain(words);
  const addresses = [...letter.html.matchAll(/href="([^"]+)"/g)].map(([, to = ""]) => new URL(to).origin);
  expect(new Set(addresses)).toEqual(new Set([site.origin]));
  expect(letter.html).not.toContain("<b>Bold</b>");
  expect(letter.html).not.toContain("<i>missing</i>");
});

it("a rejection contains the admin's own text, and a link to claim again", async () => {
  const { text } = await write("claim-rejected");
  expect(text).toContain("Page two is <i>missing</i>.");
  expect(text).toContain(`/claim-business?business_id=${data.businessId}`);
  expect((await write("claim-rejected", { ...data, note: null })).text).not.toContain("null");
});

it.each([
  ["claim-received", "We have your claim for Nia & Sol", "You claimed an artist’s profile at Ujamaa"],
  ["claim-approved", "Nia & Sol is yours", `https://ujamaa.example/artist/${data.businessId}`],
  ["claim-rejected", "About your claim for Nia & Sol", "names both the artist and you"],
  ["claim-reopened", "Your claim for Nia & Sol is open again", "You claimed an artist’s profile at Ujamaa"],
  ["claim-handed-over", "Nia & Sol has been handed over", `/artist/${data.businessId}/claim`],
  ["claim-returned", "Nia & Sol is yours again", "the owner of an artist’s profile"],
])("%s mentions an artist's profile and no business", async (name, subject, words) => {
  const { business: _name, businessId: artistId, ...rest } = data;
  const letter = await write(name, { ...rest, artist: "Nia & Sol", artistId });
  expect(letter.subject).toBe(subject);
  expect(`${letter.text} ${letter.html}`).toContain(words);
  expect(letter.text).not.toContain("business");
});

it("is not rendered without its data", () => {
  for (const letter of Object.values(claimsEmails)) expect(() => letter.compose({}, site)).toThrow();
});
