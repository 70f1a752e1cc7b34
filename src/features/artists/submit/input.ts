import { z } from "zod";
import { formatCount } from "#ui/format-number.ts";
import { cleanLine, cleanText, completeLink, typedLink } from "#ui/format-typed-text.ts";
import { contactInName, hasContact } from "../artist-name.ts";
import { artistCategories, maxTaglineLength } from "./choices.ts";

const tooLong = (max: number) => `Use at most ${formatCount(max)} characters.`;
const line = (max: number, missing: string) =>
  z.string(missing).overwrite(cleanLine).min(1, missing).max(max, tooLong(max));
const bioMissing = "Tell something about the artist.";
const emailMissing = "Enter an email where we can reach the artist.";
const linkMissing = "Enter a link to the work.";
const maxLinkLength = 2_048;

/** The fields of a submission. Status, votes and flags cannot be set. */
export const submissionSchema = z
  .object({
    name: line(200, "Enter the artist's name.").refine((name) => !hasContact(name), contactInName),
    category: z.enum(artistCategories, "Choose a category."),
    city: line(100, "Enter a city."),
    state: line(100, "Enter a state or country."),
    email: z
      .string(emailMissing)
      .trim()
      .min(1, emailMissing)
      .max(254, "That email is too long.")
      .check(z.email("Enter an email such as name@example.com.")),
    portfolio: z
      .string(linkMissing)
      .overwrite(completeLink)
      .min(1, linkMissing)
      .max(maxLinkLength, tooLong(maxLinkLength))
      .regex(typedLink, "Enter a web address, such as example.com.")
      .refine(isWebAddress, "Enter a web address, such as example.com."),
    tagline: line(maxTaglineLength, "Say it in one line."),
    bio: z.string(bioMissing).overwrite(cleanText).min(1, bioMissing).max(10_000, tooLong(10_000)),
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
