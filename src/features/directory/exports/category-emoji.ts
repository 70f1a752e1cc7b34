const emojis: Readonly<Record<string, string>> = {
  "Food & Beverage": "🍽️",
  "Beauty & Cosmetics": "💄",
  "Fashion & Lifestyle": "👗",
  "Technology & Innovation": "💻",
  Entertainment: "🎬",
  Music: "🎵",
};

/** The emoji of a category; an office building by default. */
export function emojiOf(category: string): string {
  return Object.hasOwn(emojis, category) ? (emojis[category] ?? "🏢") : "🏢";
}
