/** Words that plain American prose does not use, with replacements. `docs/glossary.md` explains the terms. */
export type WordPattern = {
  pattern: RegExp;
  instead: string;
  /** Text that must be reported, for the test. */
  example: string;
  /** Files that need the word, such as the glossary. */
  allowed?: readonly string[];
};

const glossary = "docs/glossary.md";

/** In comments, test titles and Markdown. */
export const prosePatterns: readonly WordPattern[] = [
  { pattern: /\bthe own\b/i, instead: "its own, their own", example: "reads the own profile" },
  {
    pattern: /\bof (?:one's|its|his|her|their) own\b/i,
    instead: "separate",
    example: "a table of its own",
  },
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|better\b|worse\b)[a-z]/i,
    instead: "is not a …",
    example: "a member who is no admin",
  },
  { pattern: /\bwhoever\b/i, instead: "anyone who", example: "whoever signs in", allowed: [glossary] },
  {
    pattern: /\b(?:some|any|every)body\b/i,
    instead: "someone, anyone, everyone",
    example: "somebody typed it",
  },
  {
    pattern: /(?:^|[.:;*/] |["'`])(?:Who|What) (?:is|has|does|was|are)\b(?![^.]*\?)/,
    instead: "name the subject",
    example: "What is over comes last.",
  },
  { pattern: /\bwhat has\b/i, instead: "documents with", example: "only what has a price" },
  { pattern: /\basked for\b/i, instead: "requested", example: "the kind that was asked for" },
  { pattern: /\bas far as\b/i, instead: "up to, if", example: "as far as it is typed" },
  {
    pattern: /\bin any case\b/i,
    instead: "case-insensitive",
    example: "found in any case",
    allowed: [glossary],
  },
  { pattern: /\banew\b/i, instead: "again, rebuild", example: "fills it anew" },
  { pattern: /\b(?:takes?|taken|took) out\b/i, instead: "remove", example: "parts that were taken out" },
  {
    pattern: /\bbehind (?:a|an|the) (?:word|number|comma|city|name|preposition)\b/i,
    instead: "after",
    example: "behind a comma",
  },
  {
    pattern:
      /\b(?:sen[dt]|queued?|mail(?:ed)?|wr[io]te)\w* (?:\w+ ){0,3}letters?\b|\bletters? (?:is|are|was|were) (?:sent|queued|mailed)\b/i,
    instead: "email",
    example: "sends the owner a letter",
  },
  {
    pattern: /\banswer(?:s|ed|ing)?\b/i,
    instead: "return, respond, result",
    example: "what the engine answers",
    allowed: [glossary],
  },
  {
    pattern: /\bfigures\b/i,
    instead: "metrics, stats, numbers",
    example: "the figures of a page",
    allowed: [glossary],
  },
  { pattern: /\bmay not\b/i, instead: "must not, cannot", example: "a member may not edit it" },
];

/** Names in code. */
export const namePatterns: readonly WordPattern[] = [
  { pattern: /^may[A-Z]/, instead: "canX for permissions", example: "mayReply" },
  {
    pattern: /^answer(?!ed)|[a-z]Answer(?=$|[A-Z])|^Answer/,
    instead: "handle, result, response",
    example: "answerForm",
    // Questions of the help page have answers.
    allowed: ["src/features/search/find/find-help.ts", "src/features/search/find/to-result.ts"],
  },
  { pattern: /^(?:read|Read)?[aA]sked$|^askFor/, instead: "requested, SearchRequest", example: "readAsked" },
  { pattern: /^Found(?=$|[A-Z])/, instead: "Result, Match", example: "FoundGroup" },
  { pattern: /^most[A-Z]/, instead: "maxX", example: "mostInName" },
  {
    pattern: /[lL]etters?(?=Job|Template|Queue|To[A-Z])|^(?:send|queue|render)\w*Letter/,
    instead: "email",
    example: "queueLetter",
  },
  {
    pattern: /^(?:leadTo|say[A-Z]|tell[A-Z]|standIn|outdate|keptPages)/,
    instead: "see docs/glossary.md",
    example: "sayAdded",
  },
  { pattern: /[wW]hoever|[sS]omebody/, instead: "name the role", example: "whoeverAsks" },
];
