import { ArrowUp, Plus, X } from "lucide";
import { useRef, useState } from "react";
import { Button, IconButton } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { useField, useFormState } from "#ui/form-state.ts";
import { Icon } from "#ui/icon.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { isOwnPath, type Work } from "../works.ts";

type Row = Work & { key: number };

/**
 * The works of a portfolio as rows of a title and a link, named `titles.0`, `links.0` and so on. Without JavaScript a
 * work is removed by emptying its link, and the last row is for a new one.
 */
export function WorksFields({ works, max }: { works: readonly Work[]; max: number }) {
  const isHydrated = useIsHydrated();
  const { failure } = useFormState();
  const { error } = useField("links");
  const [rows, setRows] = useState<Row[]>(() => startRows(failure ? readTyped(failure.typed) : works, max));
  const nextKey = useRef(rows.length);
  const list = useRef<HTMLOListElement>(null);

  const change = (key: number, part: Partial<Work>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const remove = (index: number) => {
    setRows((all) => all.toSpliced(index, 1));
    list.current?.focus();
  };
  const moveUp = (index: number) =>
    setRows((all) => {
      const moved = all.toSpliced(index, 1);
      return all[index] ? moved.toSpliced(index - 1, 0, all[index]) : all;
    });
  const add = () => setRows((all) => [...all, { key: nextKey.current++, link: "", title: "" }]);

  return (
    <div>
      <ol ref={list} tabIndex={-1} aria-label="Works" className="border-ink border-t-2">
        {rows.map(({ key, ...work }, index) => (
          <li
            key={key}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-4 border-line border-b py-4"
          >
            <Thumb work={work} number={index + 1} />
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
              <WorkInput
                name={`titles.${index}`}
                label="Title"
                number={index + 1}
                value={work.title}
                placeholder={`Featured Work ${index + 1}`}
                onType={(title) => change(key, { title })}
              />
              {isHydrated && isOwnPath(work.link) ? (
                <p className="self-end pb-2.5 text-muted text-small">
                  <input type="hidden" name={`links.${index}`} value={work.link} />
                  Your picture
                </p>
              ) : (
                <WorkInput
                  name={`links.${index}`}
                  label="Link"
                  number={index + 1}
                  value={work.link}
                  placeholder="https://"
                  onType={(link) => change(key, { link })}
                />
              )}
            </div>
            {isHydrated && (
              <div className="grid">
                <IconButton label={`Remove work ${index + 1}`} onClick={() => remove(index)}>
                  <Icon of={X} />
                </IconButton>
                {index > 0 && (
                  <IconButton label={`Move work ${index + 1} up`} onClick={() => moveUp(index)}>
                    <Icon of={ArrowUp} />
                  </IconButton>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {error && <p className="field-error mt-2">{error}</p>}
      {isHydrated && rows.length < max && (
        <Button type="button" variant="secondary" size="small" className="mt-4" onClick={add}>
          <Icon of={Plus} />
          Add a link
        </Button>
      )}
    </div>
  );
}

type WorkInputProps = {
  name: string;
  label: string;
  number: number;
  value: string;
  placeholder: string;
  onType: (text: string) => void;
};

function WorkInput({ name, label, number, value, placeholder, onType }: WorkInputProps) {
  const { error } = useField(name);
  const named = (
    <>
      {label}
      <span className="sr-only"> of work {number}</span>
    </>
  );
  return (
    <Field label={named} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          name={name}
          value={value}
          placeholder={placeholder}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          className="input surface"
        />
      )}
    </Field>
  );
}

function Thumb({ work, number }: { work: Work; number: number }) {
  const box = "mt-6.5 grid size-18 place-items-center border border-line bg-sunk";
  if (isOwnPath(work.link))
    return <img src={work.link} alt="" width={72} height={72} className={`${box} object-cover`} />;
  return (
    <span aria-hidden="true" className={`${box} display text-muted`}>
      {number}
    </span>
  );
}

/** Includes an empty row for a new work, the only one without JavaScript. */
function startRows(works: readonly Work[], max: number): Row[] {
  const isFull = works.length >= max || works.at(-1)?.link === "";
  return [...works, ...(isFull ? [] : [{ link: "", title: "" }])].map((work, key) => ({ ...work, key }));
}

function readTyped(typed: Partial<Record<string, string>>): Work[] {
  const works: Work[] = [];
  for (let link = typed["links.0"]; link !== undefined; link = typed[`links.${works.length}`])
    works.push({ link, title: typed[`titles.${works.length}`] ?? "" });
  return works;
}
