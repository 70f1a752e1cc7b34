import { randomUUID } from "node:crypto";
import { exportCommunity } from "#features/community/commands/export-community.server.ts";
import { removeMember } from "#features/community/commands/remove-member.server.ts";
import { settleRequest } from "#features/travel/commands/settle-request.server.ts";
import { type Actor, operator, type PersonActor } from "#platform/auth/actor.ts";
import { accountCommandCases } from "./account-command-cases.ts";
import type { AdminCommandCase } from "./admin-command-case.ts";
import { artistsCommandCases } from "./artists-command-cases.ts";
import { checkoutCommandCases } from "./checkout-command-cases.ts";
import { directoryCommandCases } from "./directory-command-cases.ts";
import { platformCommandCases } from "./platform-command-cases.ts";
import { searchCommandCases } from "./search-command-cases.ts";
import { storeCommandCases } from "./store-command-cases.ts";
import { votesCommandCases } from "./votes-command-cases.ts";

/** One successful call of each command for admins or the operator, by file. A new command adds its entry here or in the file of its feature. */
export const adminCommandCases: Readonly<Record<string, AdminCommandCase>> = {
  ...accountCommandCases,
  ...artistsCommandCases,
  ...checkoutCommandCases,
  ...directoryCommandCases,
  ...platformCommandCases,
  ...searchCommandCases,
  ...storeCommandCases,
  ...votesCommandCases,
  "src/features/community/commands/export-community.server.ts": {
    prepare: async (services) => (actor) => exportCommunity(services, actor, { search: "", maxRows: 10 }),
  },
  "src/features/community/commands/remove-member.server.ts": {
    prepare: async (services) => {
      const { id } = await services.db
        .insertInto("community_members")
        .values({ name: "Sade", email: `${randomUUID()}@example.org` })
        .returning("id")
        .executeTakeFirstOrThrow();
      return (actor) => removeMember(services, actor, { id });
    },
  },
  "src/features/travel/commands/settle-request.server.ts": {
    prepare: async (services) => {
      const { id } = await services.db
        .insertInto("feature_requests")
        .values({ name: "Zuri", email: "zuri@example.com", feature_type: "Suggest a destination" })
        .returning("id")
        .executeTakeFirstOrThrow();
      const settled = { isDone: true, note: "On the map", answer: "It is on the map.", again: false };
      return (actor) => settleRequest(services, actor, { id, ...settled });
    },
  },
};

/** The one who runs a case. */
export function actorOfCase({ actsAs }: AdminCommandCase, admin: PersonActor): Actor {
  return actsAs === "operator" ? operator : admin;
}
