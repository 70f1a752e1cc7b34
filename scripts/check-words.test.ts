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

  it("skips strings, and names in comments", () => {
    expect(findWords("a.ts", 'const copy = "An answer for everybody";\n// See `mayReply`.')).toEqual([]);
  });
});
