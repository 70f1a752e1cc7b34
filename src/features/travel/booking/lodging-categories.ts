/** The categories of booking options that are places to sleep. */
export const lodgingCategories: readonly string[] = ["Lodging", "Stays", "Hotels", "Accommodation"];
