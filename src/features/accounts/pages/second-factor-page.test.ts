import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage, type Visitor } from "#testing/visitor.ts";
import { readMail } from "../mail-for-tests.ts";
import { codeOf } from "../second-factor/factor-for-tests.ts";

const site = setUpDemoSite();
const region = (page: VisitedPage) => within(page.getByRole("region", { name: "Two-step verification" }));
const listCodes = (page: VisitedPage) => {
  const list = page.queryByRole("list", { name: "Your recovery codes" });
  return list ? textsOf(within(list).getAllByRole("listitem")) : [];
};

/** The current code of the authenticator app, although each works once. */
async function takeCode({ id }: TestPerson) {
  await site.queryDatabase("update second_factors set last_step = 0 where user_id = $1", [id]);
  return codeOf(site.services, id);
}

async function turnOn(visitor: Visitor, person: TestPerson) {
  const off = await visitor.open("/account/second-factor");
  fill(region(off).getByLabelText("Your password"), person.password);
  const pending = await visitor.click(off.getByRole("button", { name: "Set it up" }));
  expect(pending.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  expect(textOf(pending.main.querySelector("#second-factor b"))).toMatch(/^[A-Z2-7 ]{16,}$/);
  fill(pending.getByLabelText("Code from the app"), await takeCode(person));
  return visitor.click(pending.getByRole("button", { name: "Turn it on" }));
}

async function logIn(visitor: Visitor, person: TestPerson, path = "/login") {
  const login = await visitor.open(path);
  fill(login.getByLabelText("Email"), person.email);
  fill(login.getByLabelText("Password"), person.password);
  const page = await visitor.click(within(login.main).getByRole("button", { name: "Log in" }));
  expect(page.url).toMatch(/^\/login\/code/);
  expect(page.document.title).toBe("Enter your code · Ujamaa");
  return page;
}

function sendCode(visitor: Visitor, page: VisitedPage, code: string) {
  fill(page.getByLabelText("Code"), code);
  return visitor.click(within(page.main).getByRole("button", { name: "Log in" }));
}

test("a second factor is set up, required at each login, replaced by a recovery code, and turned off", async () => {
  const person = await makePerson(site.services);
  const visitor = openVisitor(site);
  await visitor.signIn(person);
  const on = await turnOn(visitor, person);
  const codes = listCodes(on);
  expect(codes).toHaveLength(10);
  const again = await visitor.open("/account/second-factor");
  expect(again.getByRole("region", { name: "Two-step verification" })).toHaveTextContent(
    "It is on. 10 recovery codes are left.",
  );
  expect(listCodes(again), "shown once").toEqual([]);

  const device = openVisitor(site);
  const page = await logIn(device, person, "/login?returnTo=%2Faccount");
  expect((await device.open("/account")).url, "no session before the code").toMatch(/^\/login\?/);
  const wrong = await sendCode(device, page, "000000");
  expect(wrong.status).toBe(401);
  expect(wrong.getByLabelText("Code")).toHaveAccessibleDescription("That code is wrong or was used before.");
  expect((await sendCode(device, wrong, await takeCode(person))).url).toBe("/account");

  const recovered = openVisitor(site);
  const requested = await logIn(recovered, person);
  expect((await sendCode(recovered, requested, codes[4]?.toUpperCase() ?? "")).url).toBe("/dashboard");

  const factor = await recovered.open("/account/second-factor");
  const heading = factor.getByRole("heading", { name: "Turn it off" });
  const off = within(heading.closest("form") as HTMLFormElement);
  fill(off.getByLabelText("Your password"), person.password);
  fill(off.getByLabelText("Code"), codes[5] ?? "");
  const done = await recovered.click(off.getByRole("button", { name: "Turn it off" }));
  expect(done.getByRole("region", { name: "Two-step verification" })).toHaveTextContent("Off. Turn it on");

  const mails = await readMail(site.services, person.email);
  expect(mails.map(({ template }) => template)).toEqual(mails.map(() => "second-factor-changed"));
  expect(mails.map(({ data }) => data)).toMatchObject([
    { change: "on" },
    { change: "recovery-code", codesLeft: 9 },
    { change: "off" },
  ]);
});
