import { Link } from "#web/ui/link.tsx";

/** A player's name, which leads to the player's story. Without an id it is only a name. */
export const UserLink = ({ id, name }: { id: string | null; name: string }) =>
  id === null ? (
    <>{name}</>
  ) : (
    <Link href={`/admin/users/${id}`} className="underline">
      {name}
    </Link>
  );
