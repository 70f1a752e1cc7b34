import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { isOfflineCopy } from "#ui/offline-copy.ts";

const channelName = "session";

/** Synchronizes open tabs: after a login or logout in one, the others read the session again. */
export function AuthBroadcast({ personId }: { personId: string | null }) {
  const { revalidate } = useRevalidator();
  const shown = useRef(personId);

  useEffect(() => {
    if (!("BroadcastChannel" in globalThis)) return;
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => {
      if (data !== shown.current) void revalidate();
    };
    return () => channel.close();
  }, [revalidate]);

  // Also on first render, because a form sent without JavaScript loads a new page.
  useEffect(() => {
    shown.current = personId;
    // An offline copy knows nothing of the session.
    if (!("BroadcastChannel" in globalThis) || isOfflineCopy()) return;
    const channel = new BroadcastChannel(channelName);
    channel.postMessage(personId);
    channel.close();
  }, [personId]);

  return null;
}
