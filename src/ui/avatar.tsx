type AvatarProps = { name: string; image?: string | null | undefined };

/** A person's picture, or the first letter of their name; decoration, so name the button around it. */
export function Avatar({ name, image }: AvatarProps) {
  if (image) return <img className="avatar" src={image} alt="" width="38" height="38" />;
  return (
    <span className="avatar" aria-hidden="true">
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
