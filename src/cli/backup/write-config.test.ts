import { expect, it } from "vitest";
import { readOperatorSettings } from "../operator-settings.ts";
import { describeConfig } from "./write-config.ts";

const cluster = {
  port: 5433,
  dataFolder: "/var/lib/postgresql/17/main",
  binaries: "/usr/lib/postgresql/17/bin",
  configFolder: "/etc/postgresql/17/main/conf.d",
  unit: "postgresql@17-main",
  systemUser: "postgres",
};
const passphrase = "a passphrase for the tests";
const config = (env: Record<string, string> = {}) =>
  describeConfig(readOperatorSettings(env), cluster, passphrase).split("\n");

it("encrypts to a folder and keeps full backups long enough", () => {
  const lines = config();
  expect(lines).toEqual(
    expect.arrayContaining([
      "repo1-path=/var/backups/ujamaa/database",
      "repo1-cipher-type=aes-256-cbc",
      `repo1-cipher-pass=${passphrase}`,
      "repo1-retention-full=28",
      "[ujamaa]",
      "pg1-path=/var/lib/postgresql/17/main",
      "pg1-port=5433",
    ]),
  );
  expect(lines.filter((line) => /s3|socket|pg1-user/.test(line))).toEqual([]);
});

it("encrypts to a bucket of another server, on its port and with its certificate", () => {
  const lines = config({
    BACKUP_S3_BUCKET: "hub-backups",
    BACKUP_S3_ENDPOINT: "https://s3.internal:7070",
    BACKUP_S3_REGION: "eu-1",
    BACKUP_S3_ACCESS_KEY: "key",
    BACKUP_S3_SECRET_KEY: "secret",
    BACKUP_S3_CA: "/etc/ssl/s3.pem",
    BACKUP_KEEP_DAYS: "7",
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      "repo1-type=s3",
      "repo1-path=/database",
      "repo1-s3-bucket=hub-backups",
      "repo1-s3-endpoint=s3.internal",
      "repo1-storage-port=7070",
      "repo1-s3-uri-style=path",
      "repo1-storage-ca-file=/etc/ssl/s3.pem",
      "repo1-retention-full=7",
    ]),
  );
});

it("names Amazon's server of the region where none is given", () => {
  const lines = config({ BACKUP_S3_BUCKET: "hub-backups", BACKUP_S3_REGION: "us-west-2" });
  expect(lines).toContain("repo1-s3-endpoint=s3.us-west-2.amazonaws.com");
  expect(lines.join()).not.toContain("uri-style");
});

it("keeps nothing longer than the privacy policy promises", () => {
  expect(() => readOperatorSettings({ BACKUP_KEEP_DAYS: "29" })).toThrow("privacy policy promises 35 days");
});
