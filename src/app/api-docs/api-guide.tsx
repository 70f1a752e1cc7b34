import { useSite } from "#platform/http/meta/site-context.ts";
import { formatCount } from "#ui/format-number.ts";
import { ProseSection } from "#ui/prose.tsx";
import { dataLicense } from "../site.ts";
import { CopyableCode } from "./code-block.tsx";

export const guideSections = [
  { id: "start", label: "Start here" },
  { id: "cursors", label: "Lists and cursors" },
  { id: "caching", label: "Caching" },
  { id: "limits", label: "Limits" },
  { id: "errors", label: "Errors" },
  { id: "browsers", label: "From a browser" },
  { id: "licence", label: "License" },
] as const;

type ApiGuideProps = { origin: string; limits: { reads: number; writes: number } };

/** The part of the API docs that applies to every operation. */
export function ApiGuide({ origin, limits }: ApiGuideProps) {
  const { name, contactEmail } = useSite();
  const list = `${origin}/api/v1/businesses?limit=50`;
  return (
    <>
      <ProseSection id="start" title="Start here">
        <p>
          Every address begins with <code>{origin}/api/v1</code>. Reads need no key and no account. Answers
          are JSON in UTF-8, times are UTC, and what is not known is <code>null</code>. Nothing that is here
          will change its meaning under <code>v1</code>; fields may be added, so let your client ignore what
          it does not know.
        </p>
        <CopyableCode
          text={`curl '${origin}/api/v1/businesses?state=Georgia&limit=3'`}
          what="the first request"
        />
      </ProseSection>
      <ProseSection id="cursors" title="Lists and cursors">
        <p>
          A list answers at most 50 rows and a <code>nextCursor</code>. Send it back as <code>after</code>,
          with the same <code>sort</code>, to get the next page; on the last page it is <code>null</code>. No
          row is left out or shown twice because others were added meanwhile.
        </p>
        <CopyableCode text={`curl '${list}'\ncurl '${list}&after=NEXT_CURSOR'`} what="two pages of a list" />
        <p>
          A cursor is a text without meaning of its own: keep it, do not build it. One that was garbled, comes
          from another list or sort, or has outlived its business is refused with 400. Start again without it
          then.
        </p>
      </ProseSection>
      <ProseSection id="caching" title="Caching">
        <p>
          What is the same for everybody carries an <code>ETag</code>. Send it back as{" "}
          <code>If-None-Match</code>, and while nothing has changed the answer is an empty 304.{" "}
          <code>Cache-Control</code> says how long you may keep an answer without asking.
        </p>
      </ProseSection>
      <ProseSection id="limits" title="Limits">
        <p>
          A network may read {formatCount(limits.reads)} times and write {formatCount(limits.writes)} times a
          minute. Every answer says where you stand:
        </p>
        <ul className="prose-list">
          <li>
            <code>RateLimit-Policy: "api-read";q={limits.reads};w=60</code>: how many calls in how many
            seconds.
          </li>
          <li>
            <code>RateLimit: "api-read";r={limits.reads - 1};t=42</code>: how many remain, and in how many
            seconds they start anew.
          </li>
          <li>
            <code>Retry-After: 42</code>: with 429 and 503, after how many seconds to try again.
          </li>
        </ul>
        <p>Posting reviews and signing in have tighter limits of their own.</p>
      </ProseSection>
      <ProseSection id="errors" title="Errors">
        <p>
          Whatever is refused or fails is answered as <code>application/problem+json</code> (RFC 9457), a{" "}
          <a className="link" href="#Problem">
            Problem
          </a>
          . Its <code>detail</code> names the parameter or field to mend, its <code>requestId</code> finds the
          request in our log.
        </p>
        <ul className="prose-list">
          <li>400: a parameter, a value or a cursor that this address does not know.</li>
          <li>404: nothing is at this address, or the record is not there.</li>
          <li>
            405: the address does not take this method; <code>Allow</code> says which it takes.
          </li>
          <li>429: too many calls. 500: our failure. 503: busy, or the database is away.</li>
        </ul>
      </ProseSection>
      <ProseSection id="browsers" title="From a browser">
        <p>
          Pages of any site may read what is the same for everybody (
          <code>Access-Control-Allow-Origin: *</code>
          ), always without cookies. They may not write, and nothing about a session can be read from
          elsewhere. Programs that are no browser may write; if they hold a session they also send an{" "}
          <code>Origin</code> header with <code>{origin}</code>.
        </p>
      </ProseSection>
      <ProseSection id="licence" title="License">
        <p>
          Facts about businesses and categories: use them for any purpose under{" "}
          <a className="link" href={dataLicense.url} rel="license">
            {dataLicense.name}
          </a>
          . Name {name} and link to the page of the business or to {origin}.
        </p>
        <p>
          Reviews, replies and pictures are not covered: they belong to those who wrote or made them. The code
          of this site is free under the MIT License.
        </p>
        <p>
          Questions, or something wrong in an entry:{" "}
          <a className="link" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
          .
        </p>
      </ProseSection>
    </>
  );
}
