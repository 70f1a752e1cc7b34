const upvoteNoteKey = "has-upvoted";

/** Remembers that this browser has upvoted, so that pages request its votes. */
export function noteUpvote(): void {
  try {
    localStorage.setItem(upvoteNoteKey, "yes");
  } catch {
    // Without storage, the server still counts one vote per browser.
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
