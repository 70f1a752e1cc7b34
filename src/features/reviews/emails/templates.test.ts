import { render, toPlainText } from "@react-email/render";
import { describe, expect, it } from "vitest";
import { reviewsEmails } from "./templates.ts";

const site = { name: "Ujamaa", origin: "https://ujamaa.example" };
const data = {
  ...{ kind: "review", username: "Ama <b>Bold</b>", businessName: "Low Tide Kitchen" },
  businessId: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d",
  ...{ reason: "Not about this business", note: "This is the cafe next door." },
};

async function write(change: object = {}, name = "post-rejected") {
  const composed = reviewsEmails[name]?.compose({ ...data, ...change }, site);
  const html = composed ? await render(composed.body) : "";
  return { subject: composed?.subject, html, text: toPlainText(html).replaceAll(/\s+/g, " ") };
}

describe("the letter about a rejected post", () => {
  it("says what, why and what one can do", async () => {
    const { subject, text, html } = await write();
    expect(subject).toBe("Your review about Low Tide Kitchen was not published");
    expect(text).toContain("Why: Not about this business.");
    expect(text).toContain("“This is the cafe next door.”");
    expect(text).toContain("https://ujamaa.example/account/reviews");
    expect(html).not.toContain("<b>Bold</b>");
  });

  it("leaves out a reason that only stands for the words", async () => {
    const { text } = await write({ kind: "reply", reason: null });
    expect(text).not.toContain("Why:");
    expect(text).toContain(`https://ujamaa.example/reviews?business=${data.businessId}`);
  });

  it("is followed by another when the rejection is undone", async () => {
    const { subject, text } = await write({}, "post-reopened");
    expect(subject).toBe("We are reading your review about Low Tide Kitchen again");
    expect(text).toContain("We have taken that decision back");
  });
});
