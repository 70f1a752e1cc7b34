import { z } from "zod";
import {
  completeLink,
  line,
  requiredEmail,
  requiredLine,
  text,
  tooLong,
} from "#platform/http/forms/text-fields.ts";
import { missing } from "./missing-fields.ts";
import { isLink, maxBioLength, maxLinkLength, maxLinks } from "./rules.ts";

export const joinSchema = z
  .object({
    name: requiredLine(200, missing.name),
    email: requiredEmail(missing.email).toLowerCase(),
    business: line(200),
    links: z
      .array(
        z
          .string()
          .overwrite(completeLink)
          .max(maxLinkLength, tooLong(maxLinkLength))
          .refine(
            (text) => text === "" || isLink(text),
            "Enter an address such as https://your-website.com.",
          ),
      )
      .max(maxLinks, `Give at most ${maxLinks} links.`),
    bio: text(maxBioLength),
    /** The id of an upload, or empty. */
    picture: z.string().max(100),
  })
  .transform(({ name, email, business, links, bio, picture }) => {
    const given = links.filter((link) => link !== "");
    return {
      ...{ name, email, business: business || null, bio: bio || null },
      links: given.length > 0 ? given : null,
      pictureId: picture || null,
    };
  });
export type NewMember = z.output<typeof joinSchema>;
