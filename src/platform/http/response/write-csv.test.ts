import { expect, it } from "vitest";
import { writeCsv } from "./write-csv.ts";

it.each(["=1+1", "+1", "-1", "@sum", "\tcmd", "＝1+1", "＋1", "－1", "＠sum"])(
  "prefixes text that a spreadsheet would run with an apostrophe: %j",
  async (text) => {
    async function* rows() {
      yield [text];
    }
    const parts: string[] = [];
    for await (const part of writeCsv<string>([["name", (row) => row]], rows())) parts.push(part);
    expect(parts.join("")).toBe(`name\r\n"'${text}"\r\n`);
  },
);
