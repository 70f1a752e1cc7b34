import { globSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { accountOf, operator, type PersonActor } from "#platform/auth/actor.ts";
import { anAdmin } from "#platform/auth/actors-for-tests.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { importFeatureTests } from "#testing/import-feature-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { listAdminCommands } from "./admin-commands.ts";

const { services } = setUpServices();
let admin: PersonActor;
beforeAll(async () => {
  const person = await makePerson(services, { isAdmin: true });
  // With a session, because the database verifies it before it makes someone an admin.
  admin = anAdmin(person.id, { headers: await signedInHeaders(services, person) });
  await sql`
    create function refuse_commit() returns trigger language plpgsql as $$
    begin
      raise exception 'the commit failed';
    end
    $$`.execute(services.owner);
});

const commands = globSync("src/**/commands/*.server.ts").filter((file) => !file.endsWith(".test.ts"));
const adminCommands = listAdminCommands(commands, (file) => readFileSync(file, "utf8"));

const featureTests = await importFeatureTests();
const cases = featureTests.flatMap(({ commandCases = {}, operatorCases = {} }) => [
  ...Object.entries(commandCases).map(([name, prepare]) => ({
    name,
    account: () => accountOf(admin),
    prepare: async () => (await prepare(services, admin)).bind(null, admin),
  })),
  ...Object.entries(operatorCases).map(([name, prepare]) => ({
    name,
    account: () => accountOf(operator),
    prepare: async () => (await prepare(services, admin)).bind(null, operator),
  })),
]);

/** The whole content of the database without rate limits, which are counted outside of transactions. */
async function takeSnapshot() {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'rate_limit%' order by 1`.execute(services.owner);
  const content = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: all } = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, e'\n' order by t::text), '') as text from ${sql.table(name)} t`.execute(
      services.owner,
    );
    content.set(name, all[0]?.text ?? "");
  }
  return content;
}

/** Makes every transaction with an audit entry fail: when the entry is written, or at its commit. */
async function breakAudit(moment: "entry" | "commit", run: () => Promise<void>) {
  const trigger =
    moment === "entry"
      ? sql`create trigger breaks before insert on audit_log for each row execute function refuse_commit()`
      : sql`create constraint trigger breaks after insert on audit_log deferrable initially deferred
          for each row execute function refuse_commit()`;
  await trigger.execute(services.owner);
  await run().finally(() => sql`drop trigger breaks on audit_log`.execute(services.owner));
}

const listEntries = () => services.owner.selectFrom("audit_log").select(["id", "actor_id"]).execute();

it("every command for admins or the operator has a case", () => {
  expect(cases.map(({ name }) => name).sort()).toEqual(adminCommands.map(({ name }) => name).sort());
});

describe.each(cases)("$name", ({ account, prepare }) => {
  it("writes its changes only together with its audit entry", async () => {
    const run = await prepare();
    const before = await takeSnapshot();
    for (const moment of ["entry", "commit"] as const) {
      await breakAudit(moment, () => expect(run()).rejects.toThrow("the commit failed"));
      expect(await takeSnapshot(), `nothing is left when the ${moment} fails`).toEqual(before);
    }
    const known = new Set((await listEntries()).map(({ id }) => id));
    expect(await run()).toMatchObject({ ok: true });
    const written = (await listEntries()).filter(({ id }) => !known.has(id));
    expect(new Set(written.map(({ actor_id }) => actor_id))).toEqual(new Set([account()]));
  });
});
