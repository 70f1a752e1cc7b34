/** The categories of booking options that are lodging. */
export const lodgingCategories: readonly string[] = ["Lodging", "Stays", "Hotels", "Accommodation"];
