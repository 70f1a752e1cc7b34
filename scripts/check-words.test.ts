import { describe, expect, it } from "vitest";
import { findWords } from "./check-words/find-words.ts";
import { namePatterns, prosePatterns } from "./check-words/patterns.ts";

describe("findWords", () => {
  it.each(prosePatterns)("reports $example in comments, test titles and Markdown", ({ example }) => {
    for (const source of [
      `// ${example}`,
      `/**\n * Text.\n * ${example.replaceAll(" ", "\n * ")}\n */`,
      `it("${example}", () => {});`,
    ])
      expect(findWords("a.ts", source)).not.toEqual([]);
    expect(findWords("a.md", `Text.\n\n${example}\n`)).toMatchObject([{ line: 3 }]);
  });

  it.each(namePatterns)("reports $example as a name", ({ example }) => {
    expect(findWords("a.ts", `const ${example} = 1;`)).toHaveLength(1);
  });

  it.each([
    ["a.sql", "create table a ();\n  -- Reads the\n  -- own profile."],
    ["a.sql", "comment on table a is 'The own profile.';"],
    ["a.css", ".a {\n  /* The own profile. */\n}"],
    ["a.conf", "server {\n    # Reads the\n    # own profile.\n}"],
    ["a.sh", "set -e # Reads the own profile."],
    ["a.ts", "// Reads the\n// own profile.\nconst a = 1;"],
  ])("reads comments of %s", (file, source) => {
    expect(findWords(file, source)).toMatchObject([{ text: expect.stringMatching(/^the\b/i) }]);
  });

  it("skips code and link targets in Markdown", () => {
    expect(findWords("a.md", "Column `answer`, see [A](a-licence.md).")).toEqual([]);
  });

  it("skips strings, and names in comments", () => {
    expect(findWords("a.ts", 'const copy = "An answer for everybody";\n// See `mayReply`.')).toEqual([]);
  });
});
