import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadStaticFiles, staticFileResponse } from "./static-files.server.ts";

let root: string;
let ask: (path: string, headers?: Record<string, string>, method?: string) => Response;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "static-files-"));
  mkdirSync(join(root, "map"));
  writeFileSync(join(root, "map/us.pmtiles"), "0123456789");
  writeFileSync(join(root, "page.js"), "let plain;");
  writeFileSync(join(root, "page.js.br"), "packed");
  writeFileSync(join(root, "page.js.gz"), "packed too");
  const files = loadStaticFiles(root, { "x-content-type-options": "nosniff" });
  ask = (path, headers = {}, method = "GET") => {
    const file = files.get(path);
    if (!file) throw new Error(`There is no ${path}.`);
    return staticFileResponse(file, new Request(`http://localhost${path}`, { method, headers }));
  };
});
afterAll(() => rmSync(root, { recursive: true }));

describe("a range of a file", () => {
  it.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=-99", "0123456789", "bytes 0-9/10"],
  ])("returns 206: %s", async (range, text, contentRange) => {
    const answer = ask("/map/us.pmtiles", { range, "accept-encoding": "br" });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get("content-range")).toBe(contentRange);
    expect(answer.headers.get("content-length")).toBe(String(text.length));
    expect(answer.headers.get("content-type")).toBe("application/vnd.pmtiles");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each(["bytes=10-", "bytes=99-120", "bytes=-0"])("that does not exist is refused: %s", (range) => {
    const answer = ask("/map/us.pmtiles", { range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe("bytes */10");
  });

  it.each(["bytes=0-1,4-5", "bytes=5-2", "bytes=a-b", "lines=0-3", "bytes=-"])(
    "that is malformed returns the whole file: %s",
    async (range) => {
      const answer = ask("/map/us.pmtiles", { range });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe("0123456789");
    },
  );

  it("of a file that has changed since returns the whole file", () => {
    const etag = ask("/map/us.pmtiles").headers.get("etag") ?? "";
    expect(ask("/map/us.pmtiles", { range: "bytes=0-3", "if-range": etag }).status).toBe(206);
    expect(ask("/map/us.pmtiles", { range: "bytes=0-3", "if-range": '"old"' }).status).toBe(200);
  });

  it("of a file with compressed variants returns the whole file", async () => {
    const answer = ask("/page.js", { range: "bytes=0-2" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("accept-ranges")).toBeNull();
    expect(await answer.text()).toBe("let plain;");
  });
});

describe("a file", () => {
  it("has an ETag for each variant, and is not sent again to clients that have it", async () => {
    const forms = ["", "br", "gzip"].map((encoding) => ask("/page.js", { "accept-encoding": encoding }));
    const etags = forms.map(({ headers }) => headers.get("etag") ?? "");
    expect(new Set(etags).size).toBe(3);
    const again = ask("/page.js", { "accept-encoding": "br", "if-none-match": etags[1] ?? "" });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(ask("/page.js", { "accept-encoding": "br", "if-none-match": etags[0] ?? "" }).status).toBe(200);
  });

  it("announces that it supports ranges", () =>
    expect(ask("/map/us.pmtiles", {}, "HEAD").headers.get("accept-ranges")).toBe("bytes"));

  it("is revalidated if its name can stay the same", () =>
    expect(ask("/map/us.pmtiles").headers.get("cache-control")).toBe("public, max-age=3600"));
});
