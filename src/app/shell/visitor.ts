/** What the shell shows of the logged-in person. */
export type Visitor = { id: string; email: string; avatarUrl: string | null; isAdmin: boolean };
