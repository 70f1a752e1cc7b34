import { type HelpSection, helpSections } from "./questions.ts";

/** The maximum length of a search. */
export const maxSearchLength = 100;

/** The sections with questions that contain every word of a search, in the question or its response. */
export function findQuestions(search: string): readonly HelpSection[] {
  const words = fold(search.slice(0, maxSearchLength)).split(" ").filter(Boolean);
  if (words.length === 0) return helpSections;
  return helpSections.flatMap((section) => {
    const questions = section.questions.filter(({ question, answer, link }) => {
      const text = fold([section.title, question, ...answer, link?.label ?? ""].join(" "));
      return words.every((word) => text.includes(word));
    });
    return questions.length > 0 ? [{ ...section, questions }] : [];
  });
}

/** Letters without case and accents; everything else becomes a space. */
function fold(text: string) {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
