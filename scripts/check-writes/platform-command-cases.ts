import { randomUUID } from "node:crypto";
import { eventDecider } from "#features/events/admin/decide-events.server.ts";
import { exportAudit } from "#platform/audit/commands/export-audit.server.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import { flipSwitch } from "#platform/switches/commands/flip-switch.server.ts";
import type { TestServices } from "#testing/services.ts";
import type { AdminCommandCase } from "./admin-command-case.ts";

const deciders = [eventDecider];
const addEvent = async ({ db }: TestServices) => {
  const values = {
    // Two events of one name and time would be duplicates.
    ...{ name: `Porch night ${randomUUID()}`, start_datetime: new Date("2031-06-19") },
    approval_status: "pending",
  };
  const { id } = await db.insertInto("events").values(values).returning("id").executeTakeFirstOrThrow();
  return { kind: "event", id };
};

/** One successful call of each command that the platform brings. */
export const platformCommandCases: Readonly<Record<string, AdminCommandCase>> = {
  "src/platform/audit/commands/export-audit.server.ts": {
    prepare: async (services) => (actor) =>
      exportAudit(services, actor, {
        filters: { type: "", id: "", action: "", from: "", to: "" },
        ...{ format: "csv", maxRows: 10 },
      }),
  },
  "src/platform/decisions/commands/decide-items.server.ts": {
    prepare: async (services) => {
      const items = [await addEvent(services)];
      const verdict = { outcome: "approved" } as const;
      return (actor) => decideItems({ ...services, deciders }, actor, { items, verdict });
    },
  },
  "src/platform/decisions/commands/undo-decisions.server.ts": {
    prepare: async (services, admin) => {
      const items = [await addEvent(services)];
      const verdict = { outcome: "approved" } as const;
      const result = await decideItems({ ...services, deciders }, admin, { items, verdict });
      const ids = result.ok ? result.decided.map(({ decisionId }) => decisionId) : [];
      return (actor) => undoDecisions({ ...services, deciders }, actor, { ids });
    },
  },
  "src/platform/switches/commands/flip-switch.server.ts": {
    prepare: async (services) => {
      const name = "business_reviews";
      await services.owner
        .updateTable("launch_switches")
        .set({ is_built: true, is_on: false })
        .where("name", "=", name)
        .execute();
      const openableSwitches = new Set([name]);
      return (actor) => flipSwitch({ db: services.db, openableSwitches }, actor, { name, turnOn: true });
    },
  },
};
