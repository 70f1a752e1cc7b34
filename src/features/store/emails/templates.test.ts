import { render, toPlainText } from "@react-email/render";
import { expect, it } from "vitest";
import { storeEmails } from "./templates.ts";

const site = { name: "Ujamaa", origin: "https://ujamaa.example" };
const item = {
  variantId: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d",
  product: "Porch <b>Candle</b>",
  variant: "Large",
  left: 2,
};

async function write(data: object) {
  const composed = storeEmails["low-stock"]?.compose({ username: "Ama", ...data }, site);
  const html = composed ? await render(composed.body) : "";
  return { subject: composed?.subject, html, text: toPlainText(html).replaceAll(/\s+/g, " ") };
}

it("tells an admin what runs low, with the way to count it", async () => {
  const { subject, text, html } = await write({ items: [item], isSeller: false });
  expect(subject).toBe("Porch <b>Candle</b> is low in stock");
  expect(text).toContain("(Large): 2 left");
  expect(text).toContain(`https://ujamaa.example/admin/stock/${item.variantId}`);
  expect(html).not.toContain("<b>Candle</b>");
});

it("tells a seller, who cannot open the admin's pages", async () => {
  const { subject, text } = await write({ items: [item, { ...item, left: 0 }], isSeller: true });
  expect(subject).toBe("2 products are low in stock");
  expect(text).toContain("none left");
  expect(text).not.toContain("/admin/");
});
