import { describe, expect, it } from "vitest";
import { findCommandProblems } from "./find-command-problems.ts";

const file = "src/features/shop/commands/close-shop.server.ts";
const imports = `
  import { transact } from "#platform/db/transact.server.ts";
  import { mayCloseShop } from "../permissions.ts";`;
const command = (body: string, parameters = "{ db }: Needs, actor: Actor, { id }: Input") =>
  `${imports}\nexport async function closeShop(${parameters}): Promise<Result> { ${body} }`;
const asks = "if (!mayCloseShop(actor, shop)) return refused;";

describe("findCommandProblems", () => {
  it("is content with a command that asks, be it inside of its transaction", () => {
    expect(findCommandProblems(file, command(asks))).toEqual([]);
    expect(findCommandProblems(file, command(`return transact(db, async (tx) => { ${asks} });`))).toEqual([]);
  });

  it.each([
    ["never asks", ""],
    ["asks and does not listen", "mayCloseShop(actor, shop);"],
    ["asks about somebody else", "if (!mayCloseShop(owner, shop)) return refused;"],
    ["asks a function that is no permission", "if (!mayOpen(actor)) return refused;"],
  ])("finds a command that %s", (_, body) => {
    expect(findCommandProblems(file, command(body))).toEqual([expect.stringContaining("asks no permission")]);
  });

  it("finds a permission that comes from elsewhere", () => {
    const homemade = command(asks).replace("../permissions.ts", "../rules.ts");
    expect(findCommandProblems(file, homemade)).toHaveLength(1);
  });

  it("finds another order of arguments, and a missing transaction", () => {
    expect(findCommandProblems(file, command(asks, "db: Db, input: Input, actor: Actor"))).toEqual([
      "closeShop does not take (services, actor, input)",
    ]);
    const without = command(asks).replace("#platform/db/transact.server.ts", "./transact.ts");
    expect(findCommandProblems(file, without)).toEqual([expect.stringContaining("by transact")]);
  });

  it("finds a second function, and one of another name", () => {
    const second = `${command(asks)}\nexport function openShop() {}`;
    expect(findCommandProblems(file, second)).toEqual(["exports closeShop, openShop, not closeShop alone"]);
    expect(findCommandProblems(file.replace("close", "shut"), command(asks))).toHaveLength(1);
    expect(findCommandProblems(file, "export const closeShop = async () => {};")).toHaveLength(1);
  });
});
