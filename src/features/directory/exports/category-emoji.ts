const emojis: Readonly<Record<string, string>> = {
  "Food & Beverage": "🍽️",
  "Beauty & Cosmetics": "💄",
  "Fashion & Lifestyle": "👗",
  "Technology & Innovation": "💻",
  Entertainment: "🎬",
  Music: "🎵",
};

/** The picture that stands for a category; any category without its own gets an office building. */
export function emojiOf(category: string): string {
  return Object.hasOwn(emojis, category) ? (emojis[category] ?? "🏢") : "🏢";
}
