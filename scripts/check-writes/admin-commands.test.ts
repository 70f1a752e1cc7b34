import { describe, expect, it } from "vitest";
import { listAdminCommands } from "./admin-commands.ts";

const file = "src/features/shop/commands/close-shop.server.ts";
const permissions = {
  "src/features/shop/permissions.ts": `
    export function canClose(actor: Actor) { return isPowerful(actor); }
    export function canOpen(actor: Actor) { return actor.kind === "person"; }
    export function canRun(actor: Actor) { return actor.kind === "operator"; }
    function isPowerful(actor: Actor) { return actor.isAdmin; }`,
  "src/platform/audit/audit.server.ts": "export async function audit() {}",
  "src/features/shop/write-change.server.ts": `
    import { audit } from "#platform/audit/audit.server.ts";
    export async function writeChange(tx: Tx, actor: Actor) { await audit(tx, actor, {}); }
    export async function writeQuietly(tx: Tx) { await tx.deleteFrom("shops").execute(); }`,
};
const imports = `
  import { audit } from "#platform/audit/audit.server.ts";
  import { canClose, canOpen, canRun } from "../permissions.ts";
  import { writeChange, writeQuietly } from "../write-change.server.ts";`;

function list(body: string) {
  const source = `${imports}\nexport async function closeShop({ db }: Needs, actor: Actor) { ${body} }
    async function finish(tx: Tx, actor: Actor) { await writeChange(tx, actor); }`;
  const files: Record<string, string> = { ...permissions, [file]: source };
  return listAdminCommands([file], (path) => files[path] ?? "");
}
const gate = "if (!canClose(actor)) return refused;";
const within = (call: string) => `return transact(db, async (tx) => { ${call} });`;

describe("listAdminCommands", () => {
  it.each([
    ["of its own", "await audit(tx, actor, {});"],
    ["by a function of another file", "await writeChange(tx, actor);"],
    ["by a function of its own file", "await finish(tx, actor);"],
  ])("finds the audit entry %s", (_, call) => {
    expect(list(`${gate} ${within(call)}`)).toEqual([{ file, name: "closeShop", isAudited: true }]);
    expect(list(`if (!canRun(actor)) return refused; ${within(call)}`)).toEqual([
      { file, name: "closeShop", isAudited: true },
    ]);
  });

  it.each([
    ["writes none", within("await writeQuietly(tx);")],
    ["writes it past its transaction", "await audit(db, actor, {});"],
    ["writes nothing at all", ""],
  ])("finds a command that %s", (_, body) => {
    expect(list(`${gate} ${body}`)).toEqual([{ file, name: "closeShop", isAudited: false }]);
  });

  it("finds a command whose permission is checked by the function it delegates to", () => {
    const changeShop = `import { canClose } from "./permissions.ts";
      export function changeShop(db: Db, actor: Actor) { if (!canClose(actor)) return refused; }`;
    const files = { ...permissions, "src/features/shop/change-shop.server.ts": changeShop };
    const source = (call: string) => `${imports} import { changeShop } from "../change-shop.server.ts";
      export function closeShop({ db }: Needs, actor: Actor) {
        return changeShop(db, actor, async (tx) => { ${call} });
      }`;
    const listWith = (call: string) =>
      listAdminCommands([file], (path) => ({ ...files, [file]: source(call) })[path] ?? "");
    expect(listWith("await audit(tx, actor, {});")).toMatchObject([{ file, isAudited: true }]);
    expect(listWith("await writeQuietly(tx);")).toMatchObject([{ file, isAudited: false }]);
  });

  it("leaves out commands that are open to others", () => {
    expect(list("if (!canOpen(actor)) return refused;")).toEqual([]);
  });
});
