/** The pages that are not files: prerendered ones for visitors, and the shell with a player in it. */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { currentUser, type UserOnWire } from "#contract/account.ts";
import type { PageAnswer } from "#contract/endpoint.ts";
import { publicSettings, type SettingsOnWire } from "#contract/settings.ts";
import { mustSayAge } from "#game/account/age.ts";
import type { LaunchClaims } from "#game/account/launch.ts";
import type { Read } from "#server/lib/http/answer-reads.ts";
import { firstReads, visitorReads } from "#web/app/first-reads.ts";
import { findScreen, idIn, tabTitle } from "#web/app/paths.ts";
import type { Screen } from "#web/app/screen-table.ts";
import { escapeHtml, jsonScript } from "./html.ts";
import { withLaunchMarks } from "./launch-marks.ts";
import { prerenderedPages } from "./prerendered.ts";
import { previewTags, type Preview } from "./preview.ts";
import { builtScreen, openSite } from "./site.ts";

export type PagesOptions = {
  /** What tools/build/build-web.ts made. */
  folder: string;
  whoIs(request: FastifyRequest): Promise<UserOnWire | null>;
  /** Answers what a screen will ask first. */
  answerReads(
    reads: readonly Read[],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PageAnswer[]>;
  /** Content items of these types, for the prerendered pages that show them. */
  contentOf(types: readonly string[]): Promise<readonly unknown[]>;
  /** What is set now, which every page brings along. */
  settings(): SettingsOnWire;
  /** The missions of now, for the prerendered pages that tell what they pay. */
  missions(): Promise<readonly unknown[]>;
  /** What the landing page may say about the launch. */
  launchClaims(): Promise<LaunchClaims>;
  /** Whether money is taken by a provider at another site, whose script a payment page may fetch. */
  paysElsewhere(): boolean;
  /** What other sites, which come as visitors, show of a link to this address. */
  previewOf(address: string): Promise<Preview>;
};

type PlayersVisit = { user: UserOnWire; request: FastifyRequest; reply: FastifyReply };

/** Null for a visitor, who then need not ask who they are. */
const userAnswer = (user: UserOnWire | null): PageAnswer => ({
  path: currentUser.path,
  input: {},
  answer: user,
});

const settingsAnswer = ({ settings }: PagesOptions): PageAnswer => ({
  path: publicSettings.path,
  input: {},
  answer: settings(),
});

export function pageWriter(options: PagesOptions, log: FastifyBaseLogger) {
  const site = openSite(options.folder);
  const prerendered = prerenderedPages(site, { ...options, log });

  async function playersPage(screen: Screen | null, { user, request, reply }: PlayersVisit) {
    const reads = (screen?.firstReads ?? []).map((name) => firstReads[name]);
    const answers = await options.answerReads(reads, request, reply);
    const { chunks, placeholder } = builtScreen(site, screen);
    // A player who has to answer the age question, or who is suspended, does not see the screen.
    const isKeptOut = mustSayAge(user) || user.suspension !== null;
    const meanwhile = isKeptOut ? null : screen?.placeholder;
    const html = fillShell(site.shell, {
      title: screen?.title,
      head: headOf(
        [...chunks, ...site.playerChunks],
        [userAnswer(user), settingsAnswer(options), ...answers],
      ),
      picture: meanwhile?.picture,
      body: meanwhile && placeholder,
    });
    return { html, keep: false };
  }

  /**
   * For a visitor of a player's screen, while what it shows is open to visitors; null otherwise.
   */
  async function openedPage(address: string, request: FastifyRequest, reply: FastifyReply) {
    const screen = findScreen(address);
    const read = screen?.visitor?.onlyWith;
    if (read === undefined) return null;
    const answers = await options.answerReads([visitorReads[read](idIn(address))], request, reply);
    if (answers.length === 0) return null;
    const preview = await options.previewOf(address);
    const { visitorChunks } = builtScreen(site, screen);
    const html = fillShell(site.shell, {
      title: preview.title,
      head:
        previewTags(preview) +
        headOf(visitorChunks, [userAnswer(null), settingsAnswer(options), ...answers]),
    });
    return { html, keep: false };
  }

  async function visitorsPage(screen: Screen | null, address: string) {
    const preview = previewTags(await options.previewOf(address));
    const page = screen && (await prerendered(screen));
    if (page !== null) {
      const claims = screen?.prerendered?.claimsLaunch;
      const marked = claims ? withLaunchMarks(page, await options.launchClaims()) : page;
      return { html: marked.replace("</head>", () => `${preview}</head>`), keep: true };
    }
    const { chunks } = builtScreen(site, screen);
    const html = fillShell(site.shell, {
      title: screen?.title,
      head: preview + headOf(chunks, [userAnswer(null), settingsAnswer(options)]),
    });
    return { html, keep: false };
  }

  /** The page fetches the player itself, and shows an error when it gets no answer. */
  const unansweredPage = () => ({
    html: fillShell(site.shell, { title: undefined, head: headOf([], [settingsAnswer(options)]) }),
    keep: false,
  });

  return { playersPage, openedPage, visitorsPage, unansweredPage };
}

type ShellParts = {
  title: string | undefined;
  head: string;
  picture?: string | undefined;
  body?: string | null | undefined;
};

const fillShell = (shell: string, { title, head, picture, body }: ShellParts): string =>
  shell
    .replace("<!--picture-->", () => (picture === undefined ? "" : preloadPicture(picture)))
    .replace("<!--head-->", () => head)
    .replace("<!--app-->", () => body ?? "")
    .replace(TITLE, (words) => (title === undefined ? words : escapeHtml(tabTitle(title))));

const TITLE = /(?<=<title>)[^<]*/;

const preloadPicture = (file: string) =>
  `<link rel="preload" as="image" fetchpriority="high" href="${file}">`;

const stylesFirst = (file: string) => (file.endsWith(".css") ? 0 : 1);

/**
 * What the first screen needs: its code, and answers that it need not ask for. The code is not
 * preloaded but begun: Chrome fetches a preloaded module that comes from a service worker twice,
 * and says so in the console.
 */
function headOf(chunks: readonly string[], boot: readonly PageAnswer[]): string {
  const files = [...new Set(chunks)].toSorted((a, b) => stylesFirst(a) - stylesFirst(b));
  const tags = files.map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<script type="module" crossorigin src="${file}"></script>`,
  );
  return tags.join("") + jsonScript("boot", boot);
}
