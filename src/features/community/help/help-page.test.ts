import { render, toPlainText } from "@react-email/render";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textsOf, type VisitedPage } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";
import { contactMessageEmail } from "../emails/contact-message.tsx";

const site = setUpDemoSite();
const helpSwitch = "contact_and_help";
const answers = ({ main }: VisitedPage) => textsOf(within(main).queryAllByRole("heading", { level: 3 }));

test("help and contact are not found while their launch switch is off", async () => {
  const visitor = openVisitor(site);
  for (const path of ["/help", "/contact"]) {
    const page = await visitor.open(path);
    expect(page.status).toBe(404);
    expect(page.document.title).toMatch(/^Page not found/);
  }
});

test("the Help Center lists its questions, and a search without scripts filters them", () =>
  withSwitchOn(site, helpSwitch, async () => {
    const visitor = openVisitor(site);
    const page = await visitor.open("/help");
    expect(page.status).toBe(200);
    expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^Help Center$/);
    expect(answers(page).length).toBeGreaterThanOrEqual(24);
    expect(page.document.querySelector("#refund h3")).not.toBeNull();

    const search = async (words: string) => {
      fill(within(page.main).getByRole("searchbox", { name: "Search the answers" }), words);
      return visitor.click(within(page.main).getByRole("button", { name: "Search" }));
    };
    const stripe = await search("stripe");
    expect(stripe.url).toBe("/help?search=stripe");
    expect(answers(stripe)).toHaveLength(1);
    const nothing = await search("xylophone");
    expect(answers(nothing)).toEqual([]);
    expect(nothing.main).toHaveTextContent("Nothing here answers that yet.");
  }));

test("a contact message without text is refused; a complete one is queued for the operator", () =>
  withSwitchOn(site, helpSwitch, async () => {
    const visitor = openVisitor(site);
    const travel = await visitor.open("/travel");
    const link = within(travel.getByRole("contentinfo")).getByRole("link", { name: "Contact Us" });
    const page = await visitor.click(link);
    expect(page.url).toBe("/contact");
    const field = ({ main }: VisitedPage, label: string) => within(main).getByLabelText(label);
    const send = ({ main }: VisitedPage) =>
      visitor.click(within(main).getByRole("button", { name: "Send message" }));
    const email = `ama-${crypto.randomUUID()}@example.com`;
    fill(field(page, "Name"), "Ama Bello");
    fill(field(page, "Email"), email);
    fill(field(page, "What is it about?"), "An order");
    // Without scripts, the browser submits spaces.
    fill(field(page, "Message"), "  ");
    const refused = await send(page);
    expect(field(refused, "Message")).toHaveAccessibleDescription(/Write your message\./);
    expect(field(refused, "Email")).toHaveValue(email);

    fill(field(refused, "Message"), "Where is order 7?");
    const thanks = await send(refused);
    expect(thanks.toast).toContain("Message sent");
    expect(thanks.getByRole("heading", { level: 1 })).toHaveTextContent(/^Thank you\.$/);
    const queued = await site.queryDatabase<{ recipient: string; template: string; data: unknown }>(
      "select recipient, template, data from mail_outbox where data ->> 'email' = $1",
      [email],
    );
    const data = { name: "Ama Bello", email, topic: "An order", message: "Where is order 7?" };
    expect(queued).toEqual([{ recipient: "hello@ujamaa.example", template: "contact-message", data }]);
    const letter = contactMessageEmail.compose(data, { name: "Ujamaa", origin: "http://localhost" });
    expect(letter).toMatchObject({ subject: "An order: message from Ama Bello", replyTo: email });
    expect(toPlainText(await render(letter.body))).toContain("Where is order 7?");
  }));
