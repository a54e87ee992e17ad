import type { LaunchClaims } from "#game/account/launch.ts";

/**
 * The landing page is made by the build and carries a bold and a modest reading of what it says
 * about the launch. A mark on the root element takes back what is not true; its styles do the rest.
 */
export function withLaunchMarks(html: string, claims: LaunchClaims): string {
  const marks = [
    ...(claims.isCampaignOpen ? [] : [` data-campaign="over"`]),
    ...(claims.hasThousands ? [] : [` data-players="few"`]),
  ];
  return html.replace("<html", `<html${marks.join("")}`);
}
