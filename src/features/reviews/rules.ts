export const reviewSorts = ["newest", "oldest", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const maxNameLength = 60;
export const maxTextLength = 5_000;
