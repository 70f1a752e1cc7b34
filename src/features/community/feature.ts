import { admins, everybody } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { onePicture } from "#platform/pictures/picture-source.ts";
import { memberPictures } from "./member-pictures.ts";
import { communityPersonalData } from "./personal-data.server.ts";
import { communityRetainedData } from "./retention.server.ts";
import { communityRoutes } from "./routes.ts";
import { communitySwitches } from "./switches.ts";

export const communityFeature = defineFeature({
  name: "community",
  uses: ["accounts"],
  routes: communityRoutes,
  adminTabs: [
    {
      label: "Community",
      group: "People",
      path: "admin/community",
      file: "features/community/admin/community.tsx",
      pages: [{ path: "admin/community/export", file: "features/community/admin/community-export.ts" }],
    },
  ],
  access: {
    "/join-community": { GET: everybody(), POST: everybody(400) },
    "/community-welcome": { GET: everybody() },
    // Behind a launch switch that is off in the access test.
    "/help": { GET: everybody(404) },
    "/contact": { GET: everybody(404), POST: everybody(404) },
    "/admin/community": { GET: admins(), POST: admins(400) },
    "/admin/community/export": { GET: admins("to:/admin/community"), POST: admins(400) },
  },
  switches: Object.values(communitySwitches),
  personalData: [communityPersonalData],
  retainedData: communityRetainedData,
  emails: async () => (await import("./emails/templates.ts")).communityEmails,
  uploadPurposes: [memberPictures],
  pictureSources: [
    {
      name: "community_members",
      columns: [onePicture("community_members", "profile_image_url")],
      purpose: memberPictures,
    },
  ],
});
