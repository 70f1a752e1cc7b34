import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CartDrawer } from "./cart-drawer.tsx";
import { aLine } from "./cart-for-tests.ts";

const render = (countries: string[], lines = [aLine({ quantity: 2 })]) =>
  renderToStaticMarkup(
    <CartDrawer open lines={lines} store={{ id: "ujamaa", countries }} onClose={() => undefined} />,
  );

describe("the drawer", () => {
  it("asks where to only when the store sends to more than one country", () => {
    expect(render(["US"])).not.toContain("<select");
    const html = render(["US", "CA"]);
    expect(html).toContain("Send to");
    expect(html).toContain('<option value="US" selected="">United States</option>');
    expect(html).toContain('<option value="CA">Canada</option>');
    expect(render(["US", "CA"], [])).not.toContain("<select");
  });

  it("[CART-29] [CART-30] has a total in dollars and a checkout button, empty too", () => {
    expect(render(["US"])).toMatch(/Total<\/span><b>\$256\.00<\/b>.*<button [^>]*>Checkout<\/button>/);
    expect(render(["US"], [])).toMatch(/Total<\/span><b>\$0\.00<\/b>.*<button [^>]*>Checkout<\/button>/);
  });
});
