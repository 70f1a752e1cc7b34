import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textsOf } from "#testing/visitor.ts";

const site = setUpDemoSite();

test("the API docs describe every operation, in the shell of the site", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/api/v1/docs");
  expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(page.getByRole("contentinfo")).toBeVisible();
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^Open API$/);

  const { paths } = await (await visitor.request("/api/v1/openapi.json")).json();
  const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(operations.length).toBeGreaterThan(12);
  const contents = page.getByRole("navigation", { name: "On this page" });
  for (const id of operations) {
    const links = [...contents.querySelectorAll(`a[href="#${id}"]`)];
    // Once in a disclosure for phones, and once in the rail next to the text.
    expect(textsOf(links)).toEqual([id, id]);
    expect(page.document.querySelector(`#${id} pre`), id).toHaveTextContent("curl");
  }
});

test("an operation lists its parameters, its errors and the schema of its response", async () => {
  const { document } = await openVisitor(site).open("/api/v1/docs");
  const section = (id: string) => within(document.getElementById(id) as HTMLElement);
  const list = section("listBusinesses");
  expect(list.getByRole("table", { name: "Parameters of listBusinesses" })).toHaveTextContent("limit");
  expect(list.getByText(/^Refusals: /).tagName).toBe("SUMMARY");
  expect(list.getByRole("table", { name: "Refusals of listBusinesses" })).toHaveTextContent("429");
  expect(list.getByRole("link", { name: "BusinessList" })).toHaveAttribute("href", "#BusinessList");
  expect(section("BusinessList").getByRole("table", { name: "Fields of BusinessList" })).toBeVisible();
});
