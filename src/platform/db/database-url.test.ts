import { describe, expect, it } from "vitest";
import { readDatabaseUrl } from "./database-url.ts";

describe("readDatabaseUrl", () => {
  it("parses one host", () => {
    expect(readDatabaseUrl("postgres://app:p%40ss@db.example:6432/ujamaa")).toEqual({
      hosts: ["postgres://app:p%40ss@db.example:6432/ujamaa"],
      username: "app",
      password: "p@ss",
    });
  });

  it("parses several hosts with ports, like libpq", () => {
    const url = "postgresql://app:x@h1:5432,h2,[::1]:5433/ujamaa?target_session_attrs=read-write";
    expect(readDatabaseUrl(url)?.hosts).toEqual([
      "postgresql://app:x@h1:5432/ujamaa?target_session_attrs=read-write",
      "postgresql://app:x@h2/ujamaa?target_session_attrs=read-write",
      "postgresql://app:x@[::1]:5433/ujamaa?target_session_attrs=read-write",
    ]);
  });

  it.each([
    "",
    "h1,h2",
    "mysql://app:x@h1/ujamaa",
    "postgres://app:x@h1:port/ujamaa",
    "postgres://h1,h2:x/a",
  ])("rejects %j", (url) => expect(readDatabaseUrl(url)).toBeNull());
});
