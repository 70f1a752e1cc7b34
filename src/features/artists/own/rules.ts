/** More than a portfolio on one page can show well. */
export const maxWorks = 24;
