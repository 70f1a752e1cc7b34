type AvatarProps = { name: string; image?: string | null | undefined };

/** A user's picture or initial. Hidden from screen readers, so the surrounding button needs a label. */
export function Avatar({ name, image }: AvatarProps) {
  // A picture on another site is still being copied, or failed.
  if (image?.startsWith("/")) return <img className="avatar" src={image} alt="" width="38" height="38" />;
  return (
    <span className="avatar" aria-hidden="true">
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
