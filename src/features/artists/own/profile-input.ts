import { z } from "zod";
import {
  cleanLine,
  emailOrNull,
  emptyToNull,
  line,
  lineOrNull,
  requiredLine,
  textOrNull,
  tooLong,
} from "#platform/http/forms/text-fields.ts";
import { defineListQuery } from "#platform/http/lists/list-query.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";
import { maxTaglineLength } from "../submit/choices.ts";
import { maxWorks } from "./rules.ts";
import { isOwnPath } from "./works.ts";

const maxLinkLength = 2_048;
const noLink = "Enter a web address, such as https://example.com/name.";
const link = line(maxLinkLength)
  .refine((typed) => typed === "" || websiteLink(typed) !== null, noLink)
  .transform(emptyToNull);

const maxTitleLength = 120;

/** The owner's fields of a profile, by column. Empty fields become null. */
const profileFields = {
  name: requiredLine(200, "Enter a name."),
  tagline: lineOrNull(maxTaglineLength),
  bio: textOrNull(10_000),
  location_city: lineOrNull(100),
  location_state: lineOrNull(100),
  services_offered: z.string().overwrite(cleanServices).max(2_000, tooLong(2_000)).transform(emptyToNull),
  support_link: link,
  instagram: link,
  twitter: link,
  youtube: link,
  linkedin: link,
  email: emailOrNull,
  phone: line(60)
    .refine((typed) => typed === "" || /\d/.test(typed), "Enter a number that people can call.")
    .transform(emptyToNull),
};

/** The version that the editor started from. Not marked as hidden, so that a refused form returns it. */
const version = z.int();

export const profileSchema = z.object({ ...profileFields, version });
export type ProfileFields = Omit<z.output<typeof profileSchema>, "version">;
export const profileFieldNames = Object.keys(profileFields) as (keyof ProfileFields)[];

/** The fields of the editor, and no other column. */
export function pickProfile(row: ProfileFields): ProfileFields {
  return Object.fromEntries(profileFieldNames.map((name) => [name, row[name]])) as ProfileFields;
}

const title = line(maxTitleLength);

/** The works of a profile: rows of links and titles, where an empty link removes the row, and a new picture. */
export const worksSchema = z
  .object({
    version,
    links: z
      .array(
        line(maxLinkLength).refine(
          (typed) => typed === "" || isOwnPath(typed) || websiteLink(typed) !== null,
          noLink,
        ),
      )
      .max(maxWorks, `Show at most ${maxWorks} works.`),
    titles: z.array(title).max(maxWorks),
    /** The id of an upload, or empty. */
    picture: z.string().max(100),
    picture_title: title,
  })
  .refine(({ links }) => links.join().length <= 7_000, {
    path: ["links"],
    message: "These links are too long.",
  })
  .transform(({ version, links, titles, picture, picture_title }) => ({
    version,
    works: links.flatMap((typed, row) => (typed ? [{ link: typed, title: titles[row] ?? "" }] : [])),
    picture: picture ? { id: picture, title: picture_title } : null,
  }));
export type TypedWorks = Omit<z.output<typeof worksSchema>, "version">;

/** The change to revert. */
export const undoSchema = z.object({ change: z.uuid().meta({ hidden: true }) });

/** The query of a history. */
export const changesList = (artistId: string) => defineListQuery(`/dashboard/artist/${artistId}/changes`, {});

/** Profiles separate services with commas. People also write one per line. */
function cleanServices(typed: string) {
  const services = typed.split(/[,\n]/).map(cleanLine);
  return services.filter(Boolean).join(", ");
}
