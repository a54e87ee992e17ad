/** What `npm audit --json` says of the packages that the game runs with. */

type Report = {
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string })[] }>;
};

/** Lower ones wait for the next update of packages. */
const SEVERE = new Set(["high", "critical"]);

/** A line for every package with a severe advisory; null when the registry gave no answer. */
export function severeAdvisories(report: string): string[] | null {
  const { vulnerabilities } = parsed(report);
  if (!vulnerabilities) return null;
  return Object.entries(vulnerabilities)
    .filter(([, { severity }]) => SEVERE.has(severity))
    .map(([name, { severity, via }]) => {
      const why = via.map((each) => (typeof each === "string" ? `by ${each}` : each.title));
      return `${name} (${severity}): ${why.join("; ")}`;
    });
}

function parsed(report: string): Report {
  try {
    return JSON.parse(report) as Report;
  } catch {
    return {};
  }
}
