import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { openEarlierAssets } from "./earlier-assets.server.ts";

const root = mkdtempSync(join(tmpdir(), "ujamaa-assets-"));
const folder = join(root, "kept");
const log = { warn: vi.fn() };
afterAll(() => rmSync(root, { recursive: true }));

function build(name: string) {
  const builtFiles = join(root, name);
  mkdirSync(join(builtFiles, "assets"), { recursive: true });
  writeFileSync(join(builtFiles, "assets", `app-${name}.css`), `.${name}{}`);
  return openEarlierAssets({ builtFiles, folder, headers: {}, log });
}
const textOf = (assets: ReturnType<typeof build>, path: string) => assets.find(path)?.plain.body.toString();

it("finds files of the previous and the next release", () => {
  const before = build("first");
  const after = build("second");
  expect(textOf(after, "/assets/app-first.css")).toBe(".first{}");
  // While processes are replaced one by one, an old one gets requests for new files.
  expect(textOf(before, "/assets/app-second.css")).toBe(".second{}");
  expect(after.find("/assets/app-first.css")?.plain.headers["cache-control"]).toContain("immutable");
});

it("finds no other files", () => {
  const assets = build("first");
  for (const path of [
    "/assets/app-none.css",
    "/assets/../secret",
    "/assets/..%2fsecret",
    "/app-first.css",
    "/assets/",
  ])
    expect(assets.find(path), path).toBeUndefined();
});

it("keeps the last five builds", () => {
  for (const [index, name] of readdirSync(folder).entries()) utimesSync(join(folder, name), index, index);
  for (const name of ["third", "fourth", "fifth", "sixth"]) build(name);
  const assets = build("seventh");
  expect(readdirSync(folder)).toHaveLength(5);
  expect(assets.find("/assets/app-first.css")).toBeUndefined();
  expect(textOf(assets, "/assets/app-third.css")).toBe(".third{}");
});

it("works without a writable folder", () => {
  const builtFiles = join(root, "first");
  const assets = openEarlierAssets({ builtFiles, folder: "/dev/null/assets", headers: {}, log });
  expect(assets.find("/assets/app-first.css")).toBeUndefined();
  expect(log.warn).toHaveBeenCalledOnce();
});
