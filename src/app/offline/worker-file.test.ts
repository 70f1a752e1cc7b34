import { expect, it } from "vitest";
import { openBuiltApp } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";

const { services } = setUpServices();

it("browsers revalidate the worker each time, and its scope is the whole site", async () => {
  const app = await openBuiltApp(services, { withFiles: true });
  const response = await app.request("/sw.js");
  expect(response.headers.get("content-type")).toContain("text/javascript");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(await response.text()).toContain("kept-personal-pages");
});

it("when switched off, a worker is served that unregisters itself", async () => {
  const off = { ...services, env: { ...services.env, OFFLINE_COPIES: "off" as const } };
  const app = await openBuiltApp(off, { withFiles: true });
  const text = await (await app.request("/sw.js")).text();
  expect(text).toContain(".unregister()");
  expect(text).not.toContain("respondWith");
});

it("the site can be installed: a manifest with icons that exist", async () => {
  const app = await openBuiltApp(services, { withFiles: true });
  const html = await (await app.request("/")).text();
  expect(html).toMatch(/<link [^>]*rel="manifest" href="\/manifest.webmanifest"/);
  const response = await app.request("/manifest.webmanifest");
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  const { icons } = (await response.json()) as { icons: { src: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
  for (const { src } of icons) {
    const icon = await app.request(src);
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/png"]);
  }
});
