import { useEffect, useRef } from "react";

/** After a decision, reading goes on at what has moved to that place in the list, or at its head when it was the last. */
export function useFocusOnNext(posts: readonly { id: string }[]) {
  const list = useRef<HTMLElement>(null);
  const shown = useRef(posts);
  useEffect(() => {
    const before = shown.current;
    shown.current = posts;
    const decided = before.findIndex(({ id }) => !posts.some((post) => post.id === id));
    if (before === posts || decided < 0) return;
    const next = posts[decided]?.id;
    const target = next ? `#post-${next} h3` : "#queue";
    list.current?.querySelector<HTMLElement>(target)?.focus();
  }, [posts]);
  return list;
}
