import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { demoAccounts } from "#seed/accounts.ts";
import { drawProof } from "#seed/proofs.ts";
import type { BuiltApp } from "#testing/built-app.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import { attach, fill, openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";
import { addArtist } from "../../artists-for-tests.ts";
import { addOwnedArtist } from "../own-artist-for-tests.ts";

const site = setUpDemoSite();

const button = (page: VisitedPage, name: string | RegExp) => within(page.main).getByRole("button", { name });
const link = (page: VisitedPage, name: string | RegExp) => within(page.main).getByRole("link", { name });
const field = (page: VisitedPage, label: string | RegExp) => within(page.main).getByLabelText(label);
const ownClaim = (page: VisitedPage, name: string) =>
  within(within(page.main).getByRole("region", { name: "Your claims" }))
    .getAllByRole("listitem")
    .find((item) => textOf(item).includes(name));

async function signIn(site: { app: BuiltApp }, person: { email: string; password: string }) {
  const visitor = openVisitor(site);
  await visitor.signIn(person);
  return visitor;
}

test("a member claims an artist profile, and owns it once an admin has approved", async () => {
  await withSwitchOn(site, "business_dashboard", async () => {
    const person = await makePerson(site.services);
    const name = `Nia Sol of ${person.username}`;
    const id = await addArtist(site.services.db, { name });
    const member = await signIn(site, person);
    const page = await member.open(`/artist/${id}/claim`);
    expect(within(page.main).getByRole("heading", { level: 1 })).toHaveTextContent(/^Claim your profile$/);
    expect(page.main).toHaveTextContent(name);
    fill(field(page, "Owner name"), person.username);
    const facts = { business: name, owner: person.username, place: "Here", number: "1", validUntil: "2030" };
    attach(field(page, "Proof of ownership"), {
      name: "license.pdf",
      mimeType: "application/pdf",
      buffer: drawProof("application/pdf", facts),
    });
    const sent = await member.click(button(page, "Submit claim"));
    expect(sent.url).toBe("/dashboard");
    expect(sent.toast).toContain("Claim Submitted!");
    expect(ownClaim(sent, name)).toHaveTextContent("Pending");
    expect((await member.open(`/artist/${id}/claim`)).main).toHaveTextContent("Your claim is with us.");

    const admin = await signIn(site, demoAccounts.admin);
    const queue = await admin.open("/admin/claims?view=all");
    const claim = within(queue.main)
      .getAllByRole("listitem")
      .find((item) => textOf(item).includes(person.username)) as HTMLElement;
    const evidence = await admin.click(within(claim).getAllByRole("link")[0] as HTMLElement);
    expect(within(evidence.main).getByRole("article")).toHaveTextContent(`Claim by ${person.username}`);
    const approved = await admin.click(button(evidence, /^Approve/));
    expect(approved.toast).toContain("Claim has been approved");
    const letters = await site.queryDatabase<{ template: string }>(
      "select template from mail_outbox where recipient = $1 order by created_at, id",
      [person.email],
    );
    expect(letters.map(({ template }) => template)).toEqual(["claim-received", "claim-approved"]);

    const dashboard = await member.open("/dashboard");
    const own = within(within(dashboard.main).getByRole("region", { name: "Your profile" }));
    const workspace = await member.click(own.getByRole("link", { name }));
    expect(within(workspace.main).getByRole("heading", { level: 1 })).toHaveTextContent(name);
  });
});

test("an owner edits the profile, sees the change, and reverts it", async () => {
  await withSwitchOn(site, "business_dashboard", async () => {
    const person = await makePerson(site.services);
    const { id } = await addOwnedArtist(site.services, { owner_id: person.id });
    const owner = await signIn(site, person);
    const workspace = await owner.open(`/dashboard/artist/${id}`);
    const page = await owner.click(link(workspace, "Edit profile"));
    expect(field(page, /^Tagline/)).toHaveValue("Songs for the porch");
    fill(field(page, /^Tagline/), "Songs for the stoop");
    fill(field(page, /^Support link/i), "not a link");
    const refused = await owner.click(button(page, "Save profile"));
    expect(refused.status).toBe(400);
    expect(field(refused, /^Support link/i)).toHaveAccessibleDescription(/Enter a web address/);
    expect(field(refused, /^Tagline/)).toHaveValue("Songs for the stoop");
    fill(field(refused, /^Support link/i), "https://support.example/nia");
    const saved = await owner.click(button(refused, "Save profile"));
    expect(saved.toast).toContain("Profile saved");

    const changes = () =>
      within(saved.main)
        .getAllByRole("listitem")
        .filter((item) => textOf(item).includes("Tagline:"));
    const change = changes()[0] as HTMLElement;
    expect(change).toHaveTextContent("Songs for the stoop");
    const back = await owner.click(within(change).getByRole("button", { name: /^Undo/ }));
    expect(back.toast).toContain("Undone");
    expect(within(back.main).getByRole("region", { name: "What changed" })).toHaveTextContent(
      "put back an earlier value",
    );
    const stats = await owner.click(link(back, "Insights"));
    expect(stats.main).toHaveTextContent("Community upvotes");
  });
});

test("without scripts, an owner empties the link of a work and adds a picture", async () => {
  await withSwitchOn(site, "business_dashboard", async () => {
    const person = await makePerson(site.services);
    const { id } = await addOwnedArtist(site.services, { owner_id: person.id });
    const owner = await signIn(site, person);
    const page = await owner.open(`/dashboard/artist/${id}/portfolio`);
    fill(field(page, "Link of work 1"), "");
    fill(field(page, "Title of work 2"), "The first record");
    attach(field(page, /^Picture/), {
      name: "quilt.png",
      mimeType: "image/png",
      buffer: await drawPicture().png().toBuffer(),
    });
    fill(field(page, /^Title of the picture/), "The quilt");
    const saved = await owner.click(button(page, "Save portfolio"));
    expect(saved.toast).toContain("Portfolio saved");
    expect(field(saved, "Title of work 2")).toHaveValue("The quilt");
    const rows = await site.queryDatabase(
      "select portfolio_url, portfolio_titles from artist_directory where artist_id = $1",
      [id],
    );
    expect(rows).toEqual([
      {
        portfolio_url: expect.stringMatching(/^https:\/\/two\.example\/b, \/files\/artist-images\/\S+$/),
        portfolio_titles: ["The first record", "The quilt"],
      },
    ]);
  });
});
