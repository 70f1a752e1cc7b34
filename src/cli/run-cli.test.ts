import { describe, expect, it } from "vitest";
import { runUjamaa } from "#testing/run-ujamaa.ts";
import { commandEntries } from "./commands.ts";

describe("ujamaa", () => {
  it("lists every command with its summary, and says what the exit codes mean", async () => {
    const { exitCode, output } = await runUjamaa(["--help"]);
    expect(exitCode).toBe(0);
    for (const { name, summary } of commandEntries)
      expect(output).toMatch(new RegExp(`^ {2}${name} +${summary}$`, "m"));
    expect(output).toMatch(/64 {2}the command line is wrong/);
    expect((await runUjamaa([])).exitCode).toBe(64);
  });

  it.each(commandEntries.map(({ name }) => name))("explains %s, with an example", async (name) => {
    for (const line of [
      [...name.split(" "), "--help"],
      ["help", ...name.split(" ")],
    ]) {
      const { exitCode, output } = await runUjamaa(line);
      expect(exitCode).toBe(0);
      expect(output).toContain(`Usage: ujamaa ${name}`);
      expect(output).toMatch(new RegExp(`Examples\n {2}ujamaa ${name}`));
      expect(output.split("\n").filter((text) => text.length > 140)).toEqual([]);
    }
  });

  it("prints its version", async () => {
    expect((await runUjamaa(["--version"])).output).toMatch(/^\d+\.\d+\.\d+$/);
    expect((await runUjamaa(["version", "--json"])).json).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it.each([
    [["lanch"], 'There is no command "lanch". Did you mean "launch"?'],
    [["xyzzy"], 'There is no command "xyzzy". See: ujamaa --help'],
    [["admin"], '"admin" needs one more word: ujamaa admin grant,'],
    [["admin", "promote"], 'There is no command "admin promote".'],
    [["verify", "now"], '"now" is one word too many. See: ujamaa verify --help'],
    [["verify", "--fast"], "Unknown option '--fast'. See: ujamaa verify --help"],
    [["admin", "grant"], "Whose account? ujamaa admin grant name@example.com"],
  ])("says what is wrong with %j", async (argv, sentence) => {
    const { exitCode, output, errors } = await runUjamaa(argv);
    expect({ exitCode, output }).toEqual({ exitCode: 64, output: "" });
    expect(errors).toContain(sentence);
  });

  it("reports a failure as JSON for scripts, and nothing else", async () => {
    const { exitCode, json, output, errors } = await runUjamaa(["verify", "--json"]);
    expect({ exitCode, output, errors }).toEqual({ exitCode: 78, output: "", errors: "" });
    expect(json).toEqual({ ok: false, error: "There is no database: the setting DATABASE_URL is missing." });
  });

  it("says in a sentence that PostgreSQL is away, and shows the place of an error on request", async () => {
    const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
    const { exitCode, errors } = await runUjamaa(["verify"], { env });
    expect(exitCode).toBe(69);
    expect(errors).toBe(
      "Nothing responds at 127.0.0.1:1 (ECONNREFUSED). Is PostgreSQL running, and is the URL right?",
    );
    expect((await runUjamaa(["verify", "--debug"], { env })).errors).toContain("\n    at ");
  });
});
