import { describe, expect, it } from "vitest";
import { readClusters } from "./find-cluster.ts";
import { parseDamage, parseInfo, readErrors } from "./pgbackrest.ts";

describe("what pgBackRest says", () => {
  it("lists backups from old to new, with sizes", () => {
    const info = [
      { name: "other", backup: [], status: {} },
      {
        name: "ujamaa",
        backup: [
          {
            label: "20261120-031715F",
            type: "full",
            timestamp: { start: 1_795_144_635, stop: 1_795_144_636 },
            info: { size: 23_028_217, repository: { delta: 2_771_960 } },
          },
        ],
        status: { lock: { backup: { held: true, size: 400, "size-cplt": 100 } } },
      },
    ];
    expect(parseInfo(JSON.stringify(info), "ujamaa")).toEqual({
      share: 0.25,
      backups: [
        {
          label: "20261120-031715F",
          type: "full",
          startedAt: new Date("2026-11-20T03:17:15Z"),
          completedAt: new Date("2026-11-20T03:17:16Z"),
          databaseBytes: 23_028_217,
          storedBytes: 2_771_960,
        },
      ],
    });
    expect(parseInfo("[]", "ujamaa")).toEqual({ share: null, backups: [] });
  });

  it("gives errors without their codes", () => {
    const output =
      "P00  ERROR: [055]: unable to load info file\nP00   INFO: nothing\nERROR: [038]: is running\n";
    expect(readErrors(output)).toBe("unable to load info file is running");
    expect(readErrors("something else\n")).toBe("something else");
    expect(readErrors("")).toBe("it gave no reason");
  });

  it.each([
    ["", []],
    ["stanza: ujamaa\nstatus: ok\n", []],
    [
      "stanza: ujamaa\nstatus: error\n  backup: 20261120-031715F, status: invalid, total files checked: 966, total valid files: 965\n    checksum invalid: 1\n",
      ["backup: 20261120-031715F, status: invalid", "checksum invalid: 1"],
    ],
    ["stanza: ujamaa\nstatus: error\n", ["pgBackRest found damage and did not say where"]],
  ])("names what is damaged", (text, expected) => expect(parseDamage(text)).toEqual(expected));
});

it("reads Debian's list of clusters", () => {
  const table = "17  main    5432 online postgres /var/lib/postgresql/17/main /var/log/postgresql/17.log\n";
  expect(readClusters(table)).toEqual([
    { version: "17", name: "main", port: 5432, dataFolder: "/var/lib/postgresql/17/main" },
  ]);
  expect(readClusters("")).toEqual([]);
});
