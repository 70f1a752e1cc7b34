import { Pause, Play, Volume2, VolumeX, X } from "lucide";
import { Band } from "#ui/band.tsx";
import { IconButton } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Icon } from "#ui/icon.tsx";
import { formatDuration } from "./format-duration.ts";
import type { AudioPlayer } from "./use-audio-player.ts";
import { Wave } from "./wave.tsx";

type AudioDockProps = { player: AudioPlayer; artist: { id: string; name: string } };

/** What is playing, at the foot of the screen. */
export function AudioDock({ player, artist }: AudioDockProps) {
  const { current, isPlaying, isMuted, duration } = player;
  return (
    <>
      <audio {...player.audio} />
      {current && (
        <section className="audio-dock" aria-label="Player">
          <Band palette="indigo" />
          <div className="wrap audio-dock-row">
            <IconButton
              label={`${isPlaying ? "Pause" : "Play"} ${current.title}`}
              className="audio-play"
              onClick={() => player.toggle(current)}
            >
              <Icon of={isPlaying ? Pause : Play} />
            </IconButton>
            <Cloth id={artist.id} palette="indigo" ratio={1} className="audio-dock-cloth" />
            <p className="audio-dock-title">
              <b>{current.title}</b>
              <small>{artist.name}</small>
            </p>
            <Position player={player} seed={current.href} />
            <span className="audio-time">
              {formatDuration(player.position)}
              {duration !== null && ` / ${formatDuration(duration)}`}
            </span>
            <IconButton label="Mute" aria-pressed={isMuted} className="audio-dock-mute" onClick={player.mute}>
              <Icon of={isMuted ? VolumeX : Volume2} />
            </IconButton>
            <IconButton label="Close player" onClick={player.close}>
              <Icon of={X} />
            </IconButton>
          </div>
        </section>
      )}
    </>
  );
}

/** The wave, and over it the slider that moves within the recording. */
function Position({ player, seed }: { player: AudioPlayer; seed: string }) {
  const { position, duration } = player;
  return (
    <span className="audio-position">
      <Wave seed={seed} bars={90} played={duration ? position / duration : 0} />
      {duration !== null && (
        <input
          type="range"
          aria-label="Position"
          aria-valuetext={`${formatDuration(position)} of ${formatDuration(duration)}`}
          min={0}
          max={duration}
          step={1}
          value={position}
          onChange={(change) => player.seek(Number(change.target.value))}
        />
      )}
    </span>
  );
}
