import { z } from "zod";
import {
  completeLink,
  requiredEmail,
  requiredLine,
  requiredText,
  tooLong,
  typedLink,
} from "#platform/http/forms/text-fields.ts";
import { contactInName, hasContact } from "../artist-name.ts";
import { artistCategories, maxTaglineLength } from "./choices.ts";

const linkMissing = "Enter a link to the work.";
const maxLinkLength = 2_048;

/** The fields of a submission. Status, votes and flags cannot be set. */
export const submissionSchema = z
  .object({
    name: requiredLine(200, "Enter the artist's name.").refine((name) => !hasContact(name), contactInName),
    category: z.enum(artistCategories, "Choose a category."),
    city: requiredLine(100, "Enter a city."),
    state: requiredLine(100, "Enter a state or country."),
    email: requiredEmail("Enter an email where we can reach the artist."),
    portfolio: z
      .string(linkMissing)
      .overwrite(completeLink)
      .min(1, linkMissing)
      .max(maxLinkLength, tooLong(maxLinkLength))
      .regex(typedLink, "Enter a web address, such as example.com.")
      .refine(isWebAddress, "Enter a web address, such as example.com."),
    tagline: requiredLine(maxTaglineLength, "Say it in one line."),
    bio: requiredText(10_000, "Tell something about the artist."),
    /** The id of an upload, or empty. */
    picture: z.string().max(100),
  })
  .transform(({ portfolio, picture, ...artist }) => ({
    ...artist,
    // Several links share a column, separated by commas.
    portfolio: portfolio.replaceAll(",", "%2C"),
    pictureId: picture || null,
  }));
export type Submission = z.output<typeof submissionSchema>;

function isWebAddress(text: string): boolean {
  const { protocol, hostname = "" } = URL.parse(text) ?? {};
  return !/\s/u.test(text) && /^https?:$/.test(protocol ?? "") && /[^.]\.[^.]/.test(hostname);
}
