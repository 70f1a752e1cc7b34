/** The maximum for a portfolio on one page. */
export const maxWorks = 24;
