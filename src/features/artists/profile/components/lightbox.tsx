import { ArrowLeft, ArrowRight, X } from "lucide";
import type { KeyboardEvent } from "react";
import { IconButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { useModal } from "#ui/use-modal.ts";
import type { Work } from "../portfolio.ts";

type LightboxProps = {
  label: string;
  pictures: readonly Work[];
  /** The index of the visible picture; null while closed. */
  index: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** One picture at a time, full screen. Arrow keys cycle, Esc closes. */
export function Lightbox({ label, pictures, index, onShow, onClose }: LightboxProps) {
  const modal = useModal(index !== null, onClose);
  const at = index ?? 0;
  const count = pictures.length;
  const around = (step: number) => (at + step + count) % count;
  const turn = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") onShow(around(-1));
    if (key === "ArrowRight") onShow(around(1));
  };
  const picture = pictures[at];
  return (
    <dialog {...modal} className="lightbox" aria-label={label} onKeyDown={turn}>
      {index !== null && picture && (
        <>
          <div className="lightbox-top">
            <p role="status">
              {at + 1} of {count}
            </p>
            <IconButton label="Close" onClick={onClose}>
              <Icon of={X} />
            </IconButton>
          </div>
          {/* A new element for each picture: the old one would stay visible until the next is loaded. */}
          <img key={picture.number} src={picture.href} alt={picture.title} />
          {count > 1 && (
            <>
              <Turn icon={ArrowLeft} to={pictures[around(-1)]} onPress={() => onShow(around(-1))} />
              <Turn icon={ArrowRight} to={pictures[around(1)]} onPress={() => onShow(around(1))} />
            </>
          )}
          <p className="lightbox-caption">
            <b>{picture.title}</b>
            <ExternalLink className="link" href={picture.href}>
              Open the original
            </ExternalLink>
          </p>
        </>
      )}
    </dialog>
  );
}

type TurnProps = { icon: typeof ArrowLeft; to: Work | undefined; onPress: () => void };

function Turn({ icon, to, onPress }: TurnProps) {
  const isNext = icon === ArrowRight;
  return (
    <IconButton
      label={`${isNext ? "Next" : "Previous"}: ${to?.title}`}
      className={classes("lightbox-turn", isNext && "lightbox-next")}
      onClick={onPress}
    >
      <Icon of={icon} />
    </IconButton>
  );
}
