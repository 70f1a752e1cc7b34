import { randomUUID } from "node:crypto";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();

function findRow(page: VisitedPage, text: string) {
  const rows = within(page.main).getAllByRole("row");
  return rows.find((row) => textOf(row).includes(text)) as HTMLElement;
}

test("the audit log shows changes, and its export is an entry too", async () => {
  const [business] = await site.queryDatabase<{ id: string }>(
    "insert into businesses (name, founder) values ($1, 'Imani Reyes') returning id",
    [`Tallow ${randomUUID()}`],
  );
  const admin = openVisitor(site);
  await admin.signIn(demoAccounts.admin);
  const confirm = await admin.open(`/admin/businesses/${business?.id}/delete`);
  await admin.click(within(confirm.main).getByRole("button", { name: "Delete business" }));

  const log = await admin.open("/admin/audit?type=business");
  expect(log.document.title).toBe("Audit · Admin · Ujamaa");
  const entry = findRow(log, business?.id ?? "");
  expect(entry).toHaveTextContent("Delete");
  const details = within(entry).getByText(/^\d+ fields$/).parentElement;
  expect(details?.tagName).toBe("DETAILS");
  expect(details).toHaveTextContent("Imani Reyes");

  const file = await admin.click(within(log.main).getByRole("button", { name: "Download CSV" }));
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-.*\.csv"$/);
  const exports = await admin.open("/admin/audit?type=audit_log");
  expect(findRow(exports, "Export")).toHaveTextContent(demoAccounts.admin.username);
});
