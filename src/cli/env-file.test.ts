import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readEnvFile, setSettings } from "./env-file.ts";

const folder = mkdtempSync(join(tmpdir(), "ujamaa-env-"));
const file = join(folder, "ujamaa.env");
afterAll(() => rmSync(folder, { recursive: true }));

it("changes and adds settings, and leaves comments, order and mode alone", async () => {
  writeFileSync(file, "# Ours\nAPP_ORIGIN=https://old.example\n\n#SITE_NAME=Ujamaa\nPORT=3000\n");
  chmodSync(file, 0o640);
  await setSettings(file, {
    APP_ORIGIN: "https://hub.example",
    SITE_NAME: "Savannah Hub",
    SMTP_URL: "smtps://user:pa%23ss@mail.example:465",
  });
  expect(readFileSync(file, "utf8")).toBe(
    '# Ours\nAPP_ORIGIN=https://hub.example\n\nSITE_NAME="Savannah Hub"\nPORT=3000\nSMTP_URL=smtps://user:pa%23ss@mail.example:465\n',
  );
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(await readEnvFile(file)).toMatchObject({ SITE_NAME: "Savannah Hub", PORT: "3000" });
});

it("makes a file that only its owner reads", async () => {
  const fresh = join(folder, "owner.env");
  await setSettings(fresh, { BACKUP_PASSPHRASE: "abc" });
  expect(statSync(fresh).mode & 0o777).toBe(0o600);
});

it.each(['two"quotes', "a$dollar", "a\nbreak", "a`tick", "a\\slash"])("refuses %j", async (value) => {
  await expect(setSettings(file, { SITE_NAME: value })).rejects.toThrow("percent-encoded");
});

it("reads a missing file as empty", async () => {
  expect(await readEnvFile(join(folder, "none.env"))).toEqual({});
});
