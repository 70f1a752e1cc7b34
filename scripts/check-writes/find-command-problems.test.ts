import { describe, expect, it } from "vitest";
import { findCommandProblems as findProblems } from "./find-command-problems.ts";

const file = "src/features/shop/commands/close-shop.server.ts";
const findCommandProblems = (path: string, source: string, others: Record<string, string> = {}) =>
  findProblems(path, (wanted) => (wanted === path ? source : (others[wanted] ?? "")));
const imports = `
  import { transact } from "#platform/db/transact.server.ts";
  import { canCloseShop } from "../permissions.ts";`;
const command = (body: string, parameters = "{ db }: Needs, actor: Actor, { id }: Input") =>
  `${imports}\nexport async function closeShop(${parameters}): Promise<Result> { ${body} }`;
const asks = "if (!canCloseShop(actor, shop)) return refused;";

describe("findCommandProblems", () => {
  it("accepts a command that checks its permission, also inside its transaction", () => {
    expect(findCommandProblems(file, command(asks))).toEqual([]);
    expect(findCommandProblems(file, command(`return transact(db, async (tx) => { ${asks} });`))).toEqual([]);
  });

  it.each([
    ["never asks", ""],
    ["asks and does not listen", "canCloseShop(actor, shop);"],
    ["asks about somebody else", "if (!canCloseShop(owner, shop)) return refused;"],
    ["asks a function that is no permission", "if (!canOpen(actor)) return refused;"],
  ])("finds a command that %s", (_, body) => {
    expect(findCommandProblems(file, command(body))).toEqual([expect.stringContaining("asks no permission")]);
  });

  const helper = "src/features/shop/change-shop.server.ts";
  const delegating = (body: string) => `import { changeShop } from "../change-shop.server.ts";
    export function closeShop({ db }: Needs, actor: Actor, { id }: Input) { ${body} }`;
  const delegates = "return changeShop(db, actor, id, async (tx) => {});";
  const changeShop = (body: string) =>
    `${imports.replace("../", "./")}\nexport async function changeShop(db: Db, actor: Actor) { ${body} }`;

  it("accepts a command that delegates to a function that checks", () => {
    expect(findCommandProblems(file, delegating(delegates), { [helper]: changeShop(asks) })).toEqual([]);
  });

  it.each([
    ["leaves it to a function that never asks", delegates, ""],
    ["gives that function another actor", delegates.replace("actor", "owner"), asks],
    ["does something besides", `close(db); ${delegates}`, asks],
  ])("finds a command that %s", (_, body, helpers) => {
    expect(findCommandProblems(file, delegating(body), { [helper]: changeShop(helpers) })).toContainEqual(
      expect.stringContaining("asks no permission"),
    );
  });

  it("finds a permission imported from elsewhere", () => {
    const homemade = command(asks).replace("../permissions.ts", "../rules.ts");
    expect(findCommandProblems(file, homemade)).toHaveLength(1);
  });

  it("finds a wrong order of arguments, and a missing transaction", () => {
    expect(findCommandProblems(file, command(asks, "db: Db, input: Input, actor: Actor"))).toEqual([
      "closeShop does not take (services, actor, input)",
    ]);
    const without = command(asks).replace("#platform/db/transact.server.ts", "./transact.ts");
    expect(findCommandProblems(file, without)).toEqual([expect.stringContaining("by transact")]);
  });

  it("finds a second function, and a function with a different name", () => {
    const second = `${command(asks)}\nexport function openShop() {}`;
    expect(findCommandProblems(file, second)).toEqual(["exports closeShop, openShop, not closeShop alone"]);
    expect(findCommandProblems(file.replace("close", "shut"), command(asks))).toHaveLength(1);
    expect(findCommandProblems(file, "export const closeShop = async () => {};")).toHaveLength(1);
  });
});
