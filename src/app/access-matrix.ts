import { accountAccess } from "./access-matrix/account.ts";
import { adminAccess } from "./access-matrix/admin.ts";
import { apiAccess } from "./access-matrix/api.ts";
import { artistsAccess } from "./access-matrix/artists.ts";
import { dashboardAccess } from "./access-matrix/dashboard.ts";
import { directoryAccess } from "./access-matrix/directory.ts";
import { eventsAccess } from "./access-matrix/events.ts";
import { pagesAccess } from "./access-matrix/pages.ts";
import type { Row } from "./access-matrix/row.ts";
import { storeAccess } from "./access-matrix/store.ts";
import { travelAccess } from "./access-matrix/travel.ts";

/**
 * Who may ask for what: one row for each method of each address. `npm run check` fails for an address without a row and
 * for a row without an address; `scripts/check-access/access-matrix.test.ts` asks the site for every cell, page and data.
 */
export const accessMatrix: Readonly<Record<string, Row>> = {
  ...pagesAccess,
  ...accountAccess,
  ...dashboardAccess,
  ...directoryAccess,
  ...storeAccess,
  ...eventsAccess,
  ...travelAccess,
  ...artistsAccess,
  ...adminAccess,
  ...apiAccess,
};
