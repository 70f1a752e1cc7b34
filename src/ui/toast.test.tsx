import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ToastCard, Toaster } from "./toast.tsx";
import { dismissToast, showToast } from "./toast-store.ts";

const card = (variant: "default" | "destructive") =>
  renderToStaticMarkup(
    <ToastCard toast={{ id: 1, title: "Error", description: "Please try again.", variant }} />,
  );

it("[TOAST-03] draws a default toast with title, description and a way to dismiss it", () => {
  const html = card("default");
  expect(html).toContain("<b>Error</b>");
  expect(html).toContain("<p>Please try again.</p>");
  expect(html).toContain('aria-label="Dismiss"');
  expect(html).toContain("band");
});

it("[TOAST-04] draws a destructive toast that looks different from the default one", () => {
  expect(card("destructive")).toContain("toast-destructive");
  expect(card("destructive")).not.toContain("band");
  expect(card("default")).not.toContain("toast-destructive");
});

it("renders only the empty live regions on the server", () => {
  showToast({ title: "Somebody else's" });
  expect(renderToStaticMarkup(<Toaster />)).toBe(
    '<section class="toaster" aria-label="Notifications"><div role="status"></div><div role="alert"></div></section>',
  );
  dismissToast();
});
