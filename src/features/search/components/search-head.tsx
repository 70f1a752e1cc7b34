import type { ReactNode } from "react";
import { Block } from "#ui/block.tsx";
import { SearchEverything } from "./search-box.tsx";

type SearchHeadProps = { title: string; lead?: ReactNode; value: string; children?: ReactNode };

/** The page header: number of results, search box, and how the query was understood. */
export function SearchHead({ title, lead, value, children }: SearchHeadProps) {
  return (
    // Not clipped like other page headers: suggestions overflow it.
    <Block palette="ink" className="page-head search-head">
      <div className="wrap">
        <div className="page-head-copy">
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          <SearchEverything value={value} />
          {children}
        </div>
      </div>
    </Block>
  );
}
