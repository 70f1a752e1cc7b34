import type { CompletionPart } from "#ui/completion-list.tsx";
import type { ArtistFields } from "./profile-changes.ts";
import { readWorks } from "./works.ts";

/** The parts of a complete profile, and whether this one has them. `base` is the URL of its workspace. */
export function listMissing(profile: ArtistFields, base: string): CompletionPart[] {
  const edit = (field: keyof ArtistFields) => `${base}/edit#${field}`;
  const works = readWorks(profile);
  const untitled = works.filter(({ title }) => !title).length;
  const hasSocial = (["instagram", "twitter", "youtube", "linkedin"] as const).some((name) => profile[name]);
  return [
    {
      label: "Tagline and About Me",
      note: profile.tagline && profile.bio ? "Both filled in" : "Say who you are, in your own words",
      to: profile.tagline ? (profile.bio ? null : edit("bio")) : edit("tagline"),
    },
    {
      label: "Portfolio",
      note: describePortfolio(works.length, untitled),
      to: works.length === 0 || untitled > 0 ? `${base}/portfolio` : null,
    },
    {
      label: "Services",
      note: profile.services_offered ? "Shown on your page" : "What people can book or order",
      to: profile.services_offered ? null : edit("services_offered"),
    },
    {
      label: "Social accounts",
      note: hasSocial ? "Linked from your page" : "Visitors look for one",
      to: hasSocial ? null : edit("instagram"),
    },
    {
      label: "Support link",
      note: profile.support_link ? "Your page has a Support Artist button" : "Where people can support you",
      to: profile.support_link ? null : edit("support_link"),
    },
  ];
}

function describePortfolio(count: number, untitled: number) {
  if (count === 0) return "Show what you make";
  const works = count === 1 ? "1 work" : `${count} works`;
  return untitled > 0 ? `${works}, ${untitled} without a title` : `${works}, each with its title`;
}
