import { z } from "zod";
import { cleanLine, cleanText, completeLink } from "#ui/format-typed-text.ts";
import { missing } from "./missing-fields.ts";
import { isLink, maxBioLength, maxLinkLength, maxLinks } from "./rules.ts";

const tooLong = (max: number) => `Use at most ${max} characters.`;

export const joinSchema = z
  .object({
    name: z.string().overwrite(cleanLine).min(1, missing.name).max(200, tooLong(200)),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .min(1, missing.email)
      .max(254, "That email is too long.")
      .check(z.email("Enter an email such as name@example.com.")),
    business: z.string().overwrite(cleanLine).max(200, tooLong(200)),
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
    bio: z.string().overwrite(cleanText).max(maxBioLength, tooLong(maxBioLength)),
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
