import { useRef, useState } from "react";
import { showToast } from "#ui/toast-store.ts";
import type { Work } from "../portfolio.ts";

export type AudioPlayer = ReturnType<typeof useAudioPlayer>;

/** One recording at a time. Nothing is asked of the recording's host before somebody presses play. */
export function useAudioPlayer() {
  const ref = useRef<HTMLAudioElement>(null);
  const [current, setCurrent] = useState<Work | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const [position, setPosition] = useState(0);
  const [duration, setDuration] = useState<number | null>(null);

  function stop() {
    setCurrent(null);
    setIsPlaying(false);
  }

  function start(work: Work) {
    setCurrent(work);
    setPosition(0);
    setDuration(null);
    const element = ref.current;
    if (!element) return;
    element.src = work.href;
    // Answered by `onError` as well; the next recording interrupts the one before.
    element.play().catch(() => {});
  }

  return {
    current,
    isPlaying,
    isMuted,
    position,
    /** In seconds; null until the recording has told. */
    duration,
    /** Plays a recording, or pauses it. */
    toggle(work: Work) {
      const element = ref.current;
      if (current?.number !== work.number) start(work);
      else if (isPlaying) element?.pause();
      else element?.play().catch(() => {});
    },
    seek(seconds: number) {
      if (ref.current) ref.current.currentTime = seconds;
      setPosition(seconds);
    },
    mute() {
      if (ref.current) ref.current.muted = !isMuted;
      setIsMuted(!isMuted);
    },
    close() {
      const element = ref.current;
      element?.pause();
      element?.removeAttribute("src");
      stop();
    },
    /** Spread on the `<audio>` element. */
    audio: {
      ref,
      preload: "none" as const,
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onTimeUpdate: () => setPosition(ref.current?.currentTime ?? 0),
      onDurationChange: () => {
        const told = ref.current?.duration;
        // A stream has no end.
        setDuration(told && Number.isFinite(told) ? told : null);
      },
      onError: () => {
        if (!ref.current?.hasAttribute("src")) return;
        stop();
        showToast({
          title: "This recording cannot be played.",
          description: "Its site may be down. Please try again later.",
          variant: "destructive",
        });
      },
    },
  };
}
