import { data } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { entertainmentSwitches } from "../switches.ts";
import { subjectPath } from "./input.ts";
import { findSubject, type Subject, subjects } from "./subjects.ts";

/** The subject in a URL. While the switch is off, all of them are 404s. */
export async function requireSubject(db: Db, slug: string): Promise<Subject> {
  const subject = findSubject(slug);
  if (!subject || !(await isMoreOpen(db))) throw data(null, { status: 404 });
  return subject;
}

/** The pages of all subjects for search engines, once they are open. */
export async function listSubjectPaths(db: Db): Promise<string[]> {
  return (await isMoreOpen(db)) ? subjects.map(({ slug }) => subjectPath(slug)) : [];
}

async function isMoreOpen(db: Db): Promise<boolean> {
  return (await readSwitches(db)).has(entertainmentSwitches.more.name);
}
