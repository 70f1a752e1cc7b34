/** Checks the allowed imports between the folders of src, with the rules of .dependency-cruiser.mjs. */
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";

const options = await extractDepcruiseOptions("./.dependency-cruiser.mjs");
const { modules, summary } = (await cruise(["src"], options)).output as ICruiseResult;

const problems = summary.violations.map(
  ({ rule, from, to, cycle }) =>
    `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(" → ")}`,
);
// An unresolved import would bypass every rule.
for (const { source, dependencies } of modules) {
  for (const { module, couldNotResolve } of dependencies) {
    if (couldNotResolve && /^[#.]/.test(module)) problems.push(`not found: ${source} → ${module}`);
  }
}
// Guards against a parser that silently finds no imports.
const ours = modules.filter(({ source }) => source.startsWith("src/"));
if (ours.every(({ dependencies }) => dependencies.length === 0))
  problems.push("No module with an import was read.");

console.log(`Read ${ours.length} modules and ${summary.totalDependenciesCruised ?? 0} imports.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
