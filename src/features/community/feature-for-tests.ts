import { randomUUID } from "node:crypto";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { accept, upload } from "#testing/deletion/act.ts";
import { fullName } from "#testing/deletion/canary.ts";
import { calls, defineFeatureTests } from "#testing/feature-tests.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import { exportCommunity } from "./commands/export-community.server.ts";
import { joinCommunity } from "./commands/join-community.server.ts";
import { removeMember } from "./commands/remove-member.server.ts";
import { someone } from "./members-for-tests.ts";

export const featureTests = defineFeatureTests({
  commandCases: {
    exportCommunity: calls(exportCommunity, () => ({ search: "", maxRows: 10 })),
    removeMember: calls(removeMember, async (services) => {
      const { id } = await services.db
        .insertInto("community_members")
        .values({ name: "Sade", email: `${randomUUID()}@example.org` })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { id };
    }),
  },
  seeders: [
    {
      what: "community member with a picture",
      leaves: ["community_members.name", "community_members.email", "community_members.bio"],
      seed: async (canary) => {
        const { services, person } = canary;
        const bytes = await drawPicture({ color: "#654321" }).jpeg().toBuffer();
        const pictureId = await upload(canary, "member-picture", {
          bytes,
          type: "image/jpeg",
          isKept: false,
          cookie: "",
        });
        const member = someone({ name: fullName, email: person.email, bio: `I am ${fullName}.`, pictureId });
        accept(await joinCommunity(services, aVisitor(), member));
      },
    },
  ],
});
