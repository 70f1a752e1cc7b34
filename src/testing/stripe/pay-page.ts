import type Stripe from "stripe";
import { escapeHtml } from "../mail-inbox-page.ts";
import type { Session } from "./account.ts";
import { type Buyer, demoBuyer } from "./payments.ts";

const style = `
  :root { color-scheme: light dark; --line: light-dark(#d8d2c8, #4a4540); --strong: light-dark(#3b1f5c, #d9c2ff); }
  * { box-sizing: border-box; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem 3rem;
    background: light-dark(#fbf8f3, #1c1a18); color: light-dark(#1d1a17, #f2ede6); }
  .note { font-size: 0.875rem; border: 1px dashed var(--line); border-radius: 0.5rem; padding: 0.5rem 0.75rem; }
  .total { font-size: 2.25rem; line-height: 1.1; margin: 1rem 0; font-variant-numeric: tabular-nums; }
  ul { list-style: none; margin: 0 0 1.5rem; padding: 0; }
  li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-top: 1px solid var(--line); }
  li span:last-child { font-variant-numeric: tabular-nums; white-space: nowrap; }
  label { display: block; margin-top: 0.75rem; font-size: 0.875rem; }
  input { display: block; width: 100%; min-height: 2.75rem; padding: 0 0.75rem; font: inherit; color: inherit;
    background: transparent; border: 1px solid var(--line); border-radius: 0.5rem; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 0.75rem; }
  button { display: block; width: 100%; min-height: 3rem; margin-top: 0.75rem; font: inherit; font-weight: 600;
    border-radius: 0.5rem; border: 1px solid var(--strong); background: transparent; color: var(--strong); }
  button.first { margin-top: 1.5rem; background: var(--strong); color: light-dark(#fff, #1c1a18); }
  .error { color: light-dark(#a11818, #ff9c8f); font-weight: 600; }`;

/** The hosted payment page with prefilled fields. */
export function renderPayPage(session: Session, items: Stripe.LineItem[], error?: string): string {
  const money = (cents: number | null) => formatMoney(cents ?? 0, session.currency ?? "usd");
  const rows = [
    ...items.map((item) => [`${item.description ?? ""} × ${item.quantity ?? 1}`, money(item.amount_total)]),
    ...(session.shipping_cost ? [["Shipping", money(session.shipping_cost.amount_total)]] : []),
  ];
  const lines = rows
    .map(
      ([name = "", amount = ""]) =>
        `<li><span>${escapeHtml(name)}</span><span>${escapeHtml(amount)}</span></li>`,
    )
    .join("");
  const countries = session.shipping_address_collection?.allowed_countries ?? [];
  const buyer = {
    ...demoBuyer,
    email: session.customer_email ?? demoBuyer.email,
    country: String(countries[0] ?? demoBuyer.country),
  };
  return document(
    "Pay",
    `<h1>Pay</h1>
<p class="note">A stand-in for the payment provider. No money moves.</p>
<p class="total">${escapeHtml(money(session.amount_total))}</p>
<ul>${lines}</ul>
${error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ""}
<form method="post">
${field("email", "Email", buyer.email, "email")}
${field("name", "Name", buyer.name)}
${field("line1", "Address", buyer.line1)}
<div class="pair">${field("city", "City", buyer.city)}${field("state", "State", buyer.state)}
${field("postalCode", "ZIP code", buyer.postalCode)}${field("country", "Country", buyer.country)}</div>
<button class="first" name="act" value="pay">Pay ${escapeHtml(money(session.amount_total))}</button>
<button name="act" value="pay-by-bank">Pay by bank, which takes days</button>
<button name="act" value="fail">Fail</button>
<button name="act" value="cancel" formnovalidate>Cancel</button>
</form>`,
  );
}

/** The newest sessions, shown at the fake's root URL. */
export function renderSessions(sessions: Session[]): string {
  const rows = sessions
    .slice(-50)
    .reverse()
    .map(({ id, status, payment_status, amount_total, currency }) => {
      const amount = formatMoney(amount_total ?? 0, currency ?? "usd");
      return `<li><a href="/pay/${id}">${amount}</a><span>${status}, ${payment_status}</span></li>`;
    })
    .join("");
  const note = "A stand-in for the payment provider. No money moves.";
  return document(
    "Payments",
    `<h1>Payments</h1><p class="note">${note}</p><ul>${rows || "<li>No session yet.</li>"}</ul>`,
  );
}

/** A payment page that can no longer be paid. */
export function renderClosedPage(session: Session | undefined): string {
  const sentence = session ? `This payment page is ${session.status}.` : "There is no such payment page.";
  return document("Payment page", `<h1>Payment page</h1><p>${sentence}</p>`);
}

/** Reads the buyer from the submitted form. */
export function readBuyer(form: URLSearchParams): Partial<Buyer> {
  const names = Object.keys(demoBuyer) as (keyof Buyer)[];
  return Object.fromEntries(
    names.flatMap((name) => (form.get(name) ? [[name, form.get(name) as string]] : [])),
  );
}

function field(name: keyof Buyer, label: string, value: string, type = "text"): string {
  return `<label>${label}<input name="${name}" type="${type}" value="${escapeHtml(value)}" required></label>`;
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}
