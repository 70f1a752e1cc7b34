const upvoteNoteKey = "has-upvoted";

/** Notes that this browser has upvoted, so that pages ask which artists. */
export function noteUpvote(): void {
  try {
    localStorage.setItem(upvoteNoteKey, "yes");
  } catch {
    // Without storage the server still counts one vote for each browser.
  }
}

/** Whether this browser has upvoted before. */
export function hasUpvoted(): boolean {
  try {
    return localStorage.getItem(upvoteNoteKey) !== null;
  } catch {
    return false;
  }
}
