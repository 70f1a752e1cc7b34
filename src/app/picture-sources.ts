import { artistPictures } from "#features/artists/submit/artist-pictures.ts";
import { memberPictures } from "#features/community/member-pictures.ts";
import { listingPictures } from "#features/directory/business/listing-pictures.ts";
import { eventPictures } from "#features/events/submit/event-pictures.ts";
import { productPictures } from "#features/store/product-pictures.ts";
import type { PictureColumn, PictureSource } from "#platform/pictures/picture-source.ts";

const one = (table: string, column = "image_url", id = "id"): PictureColumn => ({
  ...{ table, column, id },
  holds: "one",
});
const listing = (table: string): PictureSource => ({
  name: table,
  columns: [one(table)],
  purpose: listingPictures,
});

/** Every column whose picture a page shows. A foreign URL in one of them is copied once to our own store. */
export const pictureSources: readonly PictureSource[] = [
  ...["businesses", "travel_guides", "organizations", "music_artists"].map(listing),
  {
    name: "events",
    columns: [one("events"), { table: "events", id: "id", column: "media", holds: "list" }],
    purpose: eventPictures,
    sender: "submitted_by",
  },
  {
    name: "new_events",
    columns: [{ table: "new_events", id: "id", column: "media", holds: "list" }],
    purpose: eventPictures,
  },
  {
    name: "artist_directory",
    columns: [{ table: "artist_directory", id: "artist_id", column: "portfolio_url", holds: "links" }],
    purpose: artistPictures,
    sender: "owner_id",
  },
  {
    name: "community_members",
    columns: [one("community_members", "profile_image_url")],
    purpose: memberPictures,
  },
  {
    name: "products",
    columns: [
      one("product_media", "url", "product_id"),
      one("products", "thumbnail"),
      one("product_variants", "image_url", "product_id"),
    ],
    purpose: productPictures,
  },
];
