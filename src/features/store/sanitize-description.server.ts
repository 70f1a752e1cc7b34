import sanitizeHtml from "sanitize-html";

/** What a description may contain: running text, lists, small tables and links. No pictures, forms, styles or scripts. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags:
    "p br hr h3 h4 blockquote ul ol li dl dt dd b strong i em u s small sub sup a table thead tbody tr th td".split(
      " ",
    ),
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["https", "http", "mailto"],
  allowedSchemesAppliedToAttributes: ["href"],
  // `//elsewhere.example` looks like a path of ours and is none.
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // Their text goes with them: it was never meant to be read.
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "template",
    "title",
    "xmp",
    "iframe",
    "noembed",
    "noframes",
    "plaintext",
  ],
  // Deeper than anybody writes; nested lists of thousands would fell a browser.
  nestingLimit: 20,
  parser: { lowerCaseTags: true, decodeEntities: true },
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      // A seller's link says nothing about us.
      attribs: { ...(href !== undefined && { href }), rel: "nofollow noopener ugc" },
    }),
    h1: "h3",
    h2: "h3",
    h5: "h4",
    h6: "h4",
  },
};

const maxPasses = 4;

/**
 * Removes everything that is not listed above. What is left would be left again: removing an element can bring others
 * together that parse differently then, so it goes on until nothing changes. What never settles is kept as plain text.
 */
export function sanitizeDescription(html: string): string {
  let left = html.trim();
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = sanitizeHtml(left, allowed).trim();
    if (next === left) return left;
    left = next;
  }
  return sanitizeHtml(left, { allowedTags: [], allowedAttributes: {} }).trim();
}
