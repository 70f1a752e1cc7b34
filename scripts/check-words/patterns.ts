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
  { pattern: /\basked for\b/i, instead: "requested", example: "the kind they asked for" },
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
  { pattern: /\bone's own\b/i, instead: "their own", example: "a page for one's own events" },
  { pattern: /\bof (?:ours|theirs)\b/i, instead: "our, their", example: "a page of ours" },
  { pattern: /\be-mails?\b/i, instead: "email", example: "the e-mail of a member" },
  {
    pattern: /\b(?:web|mail|picture|secret) address(?:es)?\b/i,
    instead: "URL, email address",
    example: "renews the secret address",
  },
  { pattern: /\bnetwork address(?:es)?\b/i, instead: "IP address", example: "without a network address" },
  {
    pattern:
      /\bletters? (?:about|says|goes|to (?:an?|the|its|their|people|members?|owners?|admins?|artists?))\b/i,
    instead: "email",
    example: "the letters about an order",
  },
  {
    pattern: /\bstand-?ins?\b/i,
    instead: "fake, fallback, placeholder",
    example: "a stand-in for Stripe",
    allowed: [glossary],
  },
  {
    pattern:
      /\bstands? (?:at|in|on|above|below|beside|behind|first|last|alone|apart|there|here|where|next)\b/i,
    instead: "is, is listed, is shown",
    example: "stands above the list",
  },
  {
    pattern: /\bkept pages?\b/i,
    instead: "cached page, offline copy",
    example: "sends a kept page",
    allowed: [glossary],
  },
  {
    pattern: /\b(?:is|are|was|were) (?:asked|told)\b(?! to\b)/i,
    instead: "query, notify",
    example: "the store is asked",
  },
  { pattern: /\bunless (?:told|said)\b/i, instead: "by default", example: "asks unless told otherwise" },
  {
    pattern: /\b(?:take|takes|taken|took|taking) (?:back|along)\b/i,
    instead: "revert, undo, export",
    example: "an edit that was taken back",
  },
  { pattern: /\bturn(?:s|ed|ing)? away\b/i, instead: "refuse, shed", example: "readers are turned away" },
  { pattern: /\bunder way\b/i, instead: "pending, in flight", example: "requests under way" },
  { pattern: /\bany more\b/i, instead: "anymore, no longer", example: "not shown any more" },
  { pattern: /\bout of reach\b/i, instead: "unreachable", example: "while the server is out of reach" },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: "automatically", example: "expires by itself" },
  { pattern: /\bwhatever\b/i, instead: "regardless of, any", example: "whatever was drawn before" },
  {
    pattern: /\bhowever (?:many|long|slow|fast|often|large|small|few)\b/i,
    instead: "even if, no matter how",
    example: "however often it is sent",
  },
  { pattern: /\btaken for\b/i, instead: "mistaken for, treated as", example: "is taken for a bot" },
  { pattern: /\bin vain\b/i, instead: "pointless, fails", example: "waits in vain" },
  { pattern: /\bfor ever\b/i, instead: "permanently, forever", example: "is kept for ever" },
  {
    pattern:
      /\b(?:author|categor|memor|organ|recogn|summar)is(?:e|ed|es|ing)\b|\b\w+alis(?:e|ed|es|ing)\b|\b(?:colour|behaviour|favour|neighbour|cancelled|licence|labelled|centre)\w*/i,
    instead: "American spelling",
    example: "authorises the change",
  },
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
