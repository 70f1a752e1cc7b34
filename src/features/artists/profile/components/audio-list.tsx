import { Pause, Play } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Work } from "../portfolio.ts";
import { formatDuration } from "./format-duration.ts";
import type { AudioPlayer } from "./use-audio-player.ts";
import { Wave } from "./wave.tsx";

type AudioListProps = { heading: ReactNode; recordings: readonly Work[]; player: AudioPlayer };

/** Recordings, one a row. Their names are links to the files, for whoever has no JavaScript or another player. */
export function AudioList({ heading, recordings, player }: AudioListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { current } = player;
  const last = useRef<number | null>(null);
  useEffect(() => {
    // The dock took the focus with it when it closed.
    if (!current && last.current !== null && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-number="${last.current}"]`)?.focus();
    last.current = current?.number ?? null;
  }, [current]);
  return (
    <div>
      <div className="audio-head">
        {heading}
        <p>{recordings.length === 1 ? "1 recording" : `${recordings.length} recordings`}</p>
      </div>
      <ul className="audio-list" ref={list}>
        {recordings.map((work) => (
          <AudioRow key={work.number} work={work} player={player} />
        ))}
      </ul>
    </div>
  );
}

function AudioRow({ work, player }: { work: Work; player: AudioPlayer }) {
  const isCurrent = player.current?.number === work.number;
  const isPlaying = isCurrent && player.isPlaying;
  const duration = isCurrent ? player.duration : null;
  return (
    <li className="audio-row" data-current={isCurrent}>
      <IconButton
        label={`${isPlaying ? "Pause" : "Play"} ${work.title}`}
        className="audio-play"
        data-number={work.number}
        onClick={() => player.toggle(work)}
      >
        <Icon of={isPlaying ? Pause : Play} />
      </IconButton>
      <ExternalLink className="audio-title" href={work.href}>
        {work.title}
      </ExternalLink>
      <Wave seed={work.href} bars={72} played={duration ? player.position / duration : 0} />
      <span className="audio-time">{duration !== null && formatDuration(duration)}</span>
    </li>
  );
}
