import { useState } from "react";
import { BusinessCombobox } from "#features/directory/exports/business-combobox.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { showToast } from "#ui/toast-store.ts";
import { businessesFailed } from "../load-failures.ts";
import { reviewsList } from "../reviews-query.ts";

type BusinessPickerProps = {
  search: string;
  /** The selected business with its rating. */
  chosen: string | undefined;
};

/** Finds a business by name: with suggestions while typing, or a list of results without JavaScript. */
export function BusinessPicker({ search, chosen }: BusinessPickerProps) {
  const [typed, setTyped] = useState<{ field: HTMLInputElement; text: string } | null>(null);
  return (
    <div className="combo max-w-160">
      <SearchBox
        key={chosen ?? search}
        label="Business"
        name="search"
        action="/reviews"
        placeholder={chosen ?? "Business name"}
        buttonLabel={chosen ? "Change" : "Find"}
        defaultValue={search}
        onInput={({ currentTarget }) => setTyped({ field: currentTarget, text: currentTarget.value })}
      />
      {typed && (
        <BusinessCombobox
          {...typed}
          toBusiness={(business) => reviewsList.href({ business })}
          allTo={(text) => reviewsList.href({ search: text })}
          empty={(text) => `No business is named “${text}”.`}
          onFailed={() => showToast(businessesFailed)}
        />
      )}
    </div>
  );
}
