import { render, toPlainText } from "@react-email/render";
import { expect, it } from "vitest";
import { checkoutEmails } from "./templates.ts";

const site = { name: "Ujamaa", origin: "https://ujamaa.example" };
const data = {
  orderNumber: "UJ-10001",
  orderPath: "/orders/1?key=abc",
  lines: [{ title: "Throw <b>Bold</b>", details: "Plum", quantity: 2, amount: "$256.00" }],
  goods: "$256.00",
  shipping: "$6.50",
  tax: "$12.48",
  isTaxIncluded: false,
  total: "$274.98",
  paidOn: "November 15, 2026",
  shipTo: "Renée Okafor, Atlanta",
  parcels: 2,
  amount: "$39.42",
  isWhole: false,
  seller: "Tallow House",
  business: "Tallow House",
  businessId: "b1",
  carrier: "USPS",
  trackingNumber: "8041 5530",
  note: "It broke.",
  refund: "$39.42",
};

async function write(name: string, values: object = data) {
  const composed = checkoutEmails[name]?.compose(values, site);
  if (!composed) throw new Error(`There is no letter named ${name}.`);
  const html = await render(composed.body);
  return { subject: composed.subject, html, text: toPlainText(html).replaceAll(/\s+/g, " ") };
}

it.each([
  ["order-paid", "Your order UJ-10001", "Paid on November 15, 2026: $274.98"],
  ["order-payment-failed", "The payment of order UJ-10001 did not go through", "nothing was charged"],
  ["order-refunded", "$39.42 is on its way back to you", "a part of what you paid"],
  ["order-link", "The link to your order UJ-10001", "https://ujamaa.example/orders/1?key=abc"],
  ["parcel-packed", "Tallow House has packed your parcel", "https://ujamaa.example/orders/1?key=abc"],
  ["parcel-sent", "Your parcel from Tallow House is on its way", "tracking number is 8041 5530"],
  ["parcel-canceled", "Tallow House cannot send your parcel", "$39.42 is coming back to you"],
  ["new-order", "Tallow House has a new order, UJ-10001", "https://ujamaa.example/dashboard/b1/orders"],
])("%s says what happened, and links to this site only", async (name, subject, words) => {
  const letter = await write(name);
  expect(letter.subject).toBe(subject);
  expect(letter.text).toContain(words);
  const addresses = [...letter.html.matchAll(/href="([^"]+)"/g)].map(([, to = ""]) => new URL(to).origin);
  expect(new Set(addresses)).toEqual(new Set([site.origin]));
  expect(letter.html).not.toContain("<b>Bold</b>");
});

it("is not rendered without its data", () => {
  for (const letter of Object.values(checkoutEmails)) expect(() => letter.compose({}, site)).toThrow();
});
