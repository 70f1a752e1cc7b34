import { main, toast } from "./claims-parts.ts";
import { expect, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { footer } from "./shell-parts.ts";

const flip = (isOn: boolean) =>
  queryDatabase("update launch_switches set is_on = $1 where name = 'contact_and_help'", [isOn]);

test.beforeEach(() => flip(true));
test.afterEach(() => flip(false));

test("questions are filtered while typing, and a contact message is sent without leaving the page", async ({
  page,
}) => {
  await page.goto("/help#refund");
  await expect(main(page).locator("#refund")).toBeInViewport();
  const answers = main(page).getByRole("heading", { level: 3 });
  await expect(answers).not.toHaveCount(0);
  const all = await answers.count();
  const search = main(page).getByRole("searchbox", { name: "Search the answers" });
  await search.fill("delete account");
  await expect(answers).not.toHaveCount(all);
  await expect(answers.filter({ hasText: "How do I delete my account?" })).toBeVisible();
  await search.fill("xylophone");
  await expect(main(page)).toContainText("Nothing here answers that yet.");
  await search.fill("");
  await expect(answers).toHaveCount(all);

  await footer(page).getByRole("link", { name: "Contact Us" }).press("Enter");
  await expect(page).toHaveURL("/contact");
  await main(page).getByLabel("Name", { exact: true }).fill("Ama Bello");
  await main(page).getByLabel("Email").fill("ama@example.com");
  await main(page).getByLabel("What is it about?").selectOption("An order");
  await main(page).getByRole("button", { name: "Send message" }).click();
  await expect(main(page)).toContainText("Write your message.");
  await main(page).getByLabel("Message").fill("Where is order 7?");
  await main(page).getByRole("button", { name: "Send message" }).click();
  await expect(toast(page, "Message sent")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you.");
});
