import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { drawPicture, writePdf } from "#testing/test-uploads.ts";
import { InspectionFailedError, type Inspector, openInspector } from "./inspector.server.ts";

const folder = mkdtempSync(join(tmpdir(), "ujamaa-inspector-"));
let inspector: Inspector;
afterEach(() => inspector.close());
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, bytes: Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const pdf = () => ({ kind: "pdf", path: put("a.pdf", writePdf()) }) as const;
const picture = (path: string, maxBytes = 5 * 1024 * 1024) =>
  ({ kind: "picture", path, output: `${path}-out`, type: "image/png", maxBytes }) as const;

describe("openInspector", () => {
  it("returns a result for each of many orders", async () => {
    inspector = openInspector({ processes: 2 });
    const paths = await Promise.all(
      [10, 20, 30, 40].map(async (width) =>
        put(`${width}.png`, await drawPicture({ width, height: 5 }).png().toBuffer()),
      ),
    );
    const found = await Promise.all(paths.map((path) => inspector.inspect(picture(path))));
    expect(found.map((one) => one.ok && one.width)).toEqual([10, 20, 30, 40]);
  });

  it("kills a process that hangs, refuses its file, and continues with a new one", async () => {
    inspector = openInspector({ processes: 1 });
    expect(await inspector.inspect(pdf())).toMatchObject({ ok: true });
    const [hanging] = inspector.processes();
    hanging?.kill("SIGSTOP");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const inspected = inspector.inspect(pdf());
    vi.runAllTimers();
    vi.useRealTimers();
    await expect(inspected).rejects.toBeInstanceOf(InspectionFailedError);
    expect(hanging?.killed).toBe(true);
    expect(await inspector.inspect(pdf())).toMatchObject({ ok: true });
  });

  it("continues after a process was killed while busy and while idle", async () => {
    inspector = openInspector({ processes: 1 });
    expect(await inspector.inspect(pdf())).toMatchObject({ ok: true });
    const working = inspector.inspect(
      picture(put("big.png", await drawPicture({ width: 3_000, height: 3_000 }).png().toBuffer())),
    );
    inspector.processes()[0]?.kill("SIGKILL");
    await expect(working).rejects.toBeInstanceOf(InspectionFailedError);
    expect(await inspector.inspect(pdf())).toMatchObject({ ok: true });
    inspector.processes()[0]?.kill("SIGKILL");
    await expect.poll(() => inspector.processes().length).toBe(0);
    expect(await inspector.inspect(pdf())).toMatchObject({ ok: true });
  });

  it("loses one file when a process takes too much memory, and not the next", async () => {
    inspector = openInspector({ processes: 1, maxMemoryMb: 700 });
    const turned = sharp({ create: { width: 4_800, height: 4_900, channels: 4, background: "#abc" } });
    const large = put("large.png", await turned.withMetadata({ orientation: 6 }).png().toBuffer());
    const outcome = await inspector.inspect(picture(large)).then(
      (found) => found.ok,
      (error) => error instanceof InspectionFailedError && "killed",
    );
    expect([false, "killed"]).toContain(outcome);
    expect(await inspector.inspect(pdf())).toMatchObject({ ok: true });
  });

  it("gives the process none of our settings", async () => {
    inspector = openInspector({ processes: 1 });
    await inspector.inspect(pdf());
    const { pid } = inspector.processes()[0] ?? {};
    const environment = await readFile(`/proc/${pid}/environ`, "utf8");
    expect(environment).not.toMatch(/PATH=|HOME=|SECRET|DATABASE/);
  });

  it("makes a picture smaller until it fits", async () => {
    inspector = openInspector({ processes: 1 });
    const noise = sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    });
    const path = put("noise.png", await noise.png().toBuffer());
    const { size } = await stat(path);
    const found = await inspector.inspect(picture(path, Math.round(size / 2)));
    expect(found).toMatchObject({ ok: true, width: 200, height: 200 });
    expect((await stat(`${path}-out`)).size).toBeLessThanOrEqual(size / 2);
  });
});
