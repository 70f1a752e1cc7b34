import { ChevronDown, ChevronsUpDown, ChevronUp } from "lucide";
import { Cover } from "#ui/cover.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { listFormId } from "#ui/list-page/use-list-form.ts";
import { type ArtistSort, artistColumns, descending, type MusicQuery, musicList } from "../input.ts";
import type { Artist } from "../queries/list-artists.server.ts";

type ArtistTableProps = { artists: readonly Artist[]; query: MusicQuery };

/** All artists with all their facts. On narrow screens, each row is a disclosure. */
export function ArtistTable({ artists, query }: ArtistTableProps) {
  return (
    <>
      {/* The sort field submits the list's form, which stays in this tab. */}
      <input type="hidden" name="tab" value={query.tab} form={listFormId} />
      <table className="data-table artist-table" aria-label="Artist Directory">
        <thead>
          <tr>
            {artistColumns.map(({ sort, label }) => (
              <SortHeader key={sort} sort={sort} label={label} query={query} />
            ))}
          </tr>
        </thead>
        <tbody>
          {artists.map((artist) => (
            <ArtistRow key={artist.id} artist={artist} />
          ))}
        </tbody>
      </table>
      <div className="artist-folds">
        {artists.map((artist) => (
          <ArtistFold key={artist.id} artist={artist} />
        ))}
      </div>
    </>
  );
}

type SortHeaderProps = { sort: ArtistSort; label: string; query: MusicQuery };

/** The first press sorts by the column, the second reverses the order. */
function SortHeader({ sort, label, query }: SortHeaderProps) {
  const isUp = query.sort === sort;
  const isDown = query.sort === descending(sort);
  const to = musicList.href(musicList.change(query, { sort: isUp ? descending(sort) : sort }));
  return (
    <th
      scope="col"
      className="data-header"
      aria-sort={isUp ? "ascending" : isDown ? "descending" : undefined}
    >
      <Link to={to} preventScrollReset>
        {label}
        <Icon of={isUp ? ChevronUp : isDown ? ChevronDown : ChevronsUpDown} />
      </Link>
    </th>
  );
}

const [first, ...others] = artistColumns;

function ArtistRow({ artist }: { artist: Artist }) {
  return (
    <tr>
      <th scope="row">
        <span className="artist-name">
          <ArtistCover artist={artist} />
          {artist[first.column]}
        </span>
      </th>
      {others.map(({ column }) => (
        <td key={column} data-column={column}>
          <Value value={artist[column]} />
        </td>
      ))}
    </tr>
  );
}

function ArtistFold({ artist }: { artist: Artist }) {
  return (
    <details className="artist-fold">
      <summary>
        <ArtistCover artist={artist} />
        <span>
          <b>{artist.artist_name}</b>
          <small>{[artist.type, artist.city, artist.state].filter(Boolean).join(", ")}</small>
        </span>
      </summary>
      <dl>
        {others.map(({ column, label }) => (
          <div key={column}>
            <dt>{label}</dt>
            <dd>
              <Value value={artist[column]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const ArtistCover = ({ artist: { id, image_url: picture } }: { artist: Artist }) => (
  <Cover id={id} palette="indigo" ratio={1} height={96} picture={picture} />
);

function Value({ value }: { value: string | number | null }) {
  const isMissing = value === null || String(value).trim() === "";
  return isMissing ? <span className="text-muted">N/A</span> : value;
}
