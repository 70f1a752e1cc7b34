import { beforeAll, describe, expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { capFreshness } from "#platform/cache/remember.server.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { action, loader as showContact } from "../contact/contact.tsx";
import type { ContactMessage } from "../contact/input.ts";
import { loader as showHelp } from "../help/help.tsx";
import { listHelpPaths } from "../list-help-paths.server.ts";
import { sendMessage } from "./send-message.server.ts";

const { services } = setUpServices();
const message: ContactMessage = {
  ...{ name: "Ama Bello", email: "ama@example.com", topic: "An order" },
  message: "Where is order 7?\nThank you.",
};
const listMail = () =>
  services.db.selectFrom("mail_outbox").select(["recipient", "template", "data"]).execute();
const flip = (isOn: boolean) =>
  services.owner
    .updateTable("launch_switches")
    .set({ is_on: isOn })
    .where("name", "=", "contact_and_help")
    .execute();

describe("while help and contact are closed", () => {
  it("their pages do not exist, and no message is accepted", async () => {
    const nothing = { init: { status: 404 } };
    await expect(showHelp(routeArgs(services, "/help"))).rejects.toMatchObject(nothing);
    await expect(showContact(routeArgs(services, "/contact"))).rejects.toMatchObject(nothing);
    await expect(action(routeArgs(services, "/contact", { fields: message }))).rejects.toMatchObject(nothing);
    expect(await sendMessage(services, aVisitor(), message)).toEqual({ ok: false, reason: "closed" });
    expect(await listHelpPaths(services.db)).toEqual([]);
    expect(await listMail()).toEqual([]);
  });
});

describe("once they are open", () => {
  beforeAll(async () => {
    // Switches are cached for a moment.
    capFreshness(services.db, 0);
    await flip(true);
    expect(await listHelpPaths(services.db)).toEqual(["/help"]);
  });

  it("emails a message to the operator, and stores it nowhere else", async () => {
    expect(await sendMessage(services, aVisitor(), message)).toEqual({ ok: true });
    expect(await listMail()).toEqual([
      { recipient: services.env.CONTACT_EMAIL, template: "contact-message", data: message },
    ]);
  });

  it("refuses bots and invalid messages", async () => {
    const send = (fields: Record<string, string>) =>
      action(routeArgs(services, "/contact", { fields: { ...message, ...fields } }));
    expect(await send({})).toMatchObject({ data: { reason: "too-old" } });
    expect(await send({ homepage: "https://spam.example" })).toMatchObject({ data: { reason: "honeypot" } });
    expect(await send({ email: "a@b.example\nBcc: c@d.example", topic: "Gold", message: " " })).toMatchObject(
      {
        data: {
          errors: {
            email: "Enter an email such as name@example.com.",
            topic: "Choose what it is about.",
            message: "Write your message.",
          },
        },
      },
    );
  });

  it("accepts five an hour from one network", async () => {
    const { ip } = aVisitor();
    for (let sent = 0; sent < 5; sent++)
      expect(await sendMessage(services, aVisitor({ ip }), message)).toEqual({ ok: true });
    expect(await sendMessage(services, aVisitor({ ip }), message)).toMatchObject({ reason: "too-many" });
  });

  it("reads a search from the help page's URL, truncated if it is too long", async () => {
    const search = `/help?${new URLSearchParams({ search: ` ${"refund".repeat(100)}` })}`;
    expect(await showHelp(routeArgs(services, search))).toEqual({
      search: "refund".repeat(100).slice(0, 100),
    });
  });
});
