/** For tests: shows a screen against a server that answers from a table. */
import { notifyManager, QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Router, useLocation } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { UserOnWire } from "#contract/account.ts";
import type { Endpoint, Method, Path } from "#contract/endpoint.ts";
import { publicSettings, type SettingsOnWire } from "#contract/settings.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { toldNumbersOf } from "#game/settings/told.ts";
import { CoinsOnly } from "#web/cards/coins-only.ts";
import { LinksContext } from "#web/ui/link.tsx";
import { closeToast, useToasts } from "#web/ui/toast.tsx";
import { Toaster } from "#web/ui/toaster.tsx";
import { createQueryClient, isCallOf, keyOf } from "./query.ts";
import { UserContext } from "./session.tsx";

type CallLine = `${Method} ${Path}`;

/** Such as `{ "GET /api/cards/deck": [] }`; a function is given the request's body. */
export type Answers = { [line: CallLine]: unknown };

type Refused = { status: number; body: unknown };

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === "object" && answer !== null && "status" in answer && "body" in answer;

export type FakeServer = {
  answers: Answers;
  /** Every call that arrived, such as `POST /api/cards/create`, with its body. */
  calls: { line: CallLine; body: unknown }[];
  /** What the last call of this line has sent. A screen of another file may still ask for something. */
  lastBody: (line: CallLine) => unknown;
};

const modules = import.meta.glob<Record<string, unknown>>("./*.ts", {
  base: "../../contract/",
  eager: true,
});
const contract = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

export const signedIn: UserOnWire = {
  id: "1",
  username: "sam",
  firstName: null,
  lastName: null,
  email: "sam@example.com",
  emailVerified: true,
  coins: 1250,
  cardCredits: 0,
  cardsCreated: 3,
  coinsEarned: 1400,
  unreadNotifications: 0,
  signedUpAtMs: Date.now(),
  hasWelcomePack: false,
  visitDay: new Date().toISOString().slice(0, 10),
  winDay: null,
  invitesUsed: 2,
  role: "user",
  streak: 1,
  trackPlace: 1,
  ageBand: "adult",
  playLeft: null,
  coinsOnly: false,
  suspension: null,
  isGuardian: false,
  usesWallet: false,
  closed: {},
};

/**
 * Answers every fetch from the table; what is missing never answers. Throws for an answer to a call
 * that no entry of the contract describes.
 */
export function fakeServer(answers: Answers, entries: readonly Endpoint[] = contract): FakeServer {
  for (const line of Object.keys(answers)) expectEntry(line, entries);
  const calls: FakeServer["calls"] = [];
  const lastBody = (line: CallLine) => calls.findLast((each) => each.line === line)?.body;
  const server: FakeServer = { answers, calls, lastBody };
  globalThis.fetch = async (address, init) => {
    const [path] = String(address).split("?");
    const line = `${init?.method ?? "GET"} ${path}` as CallLine;
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    server.calls.push({ line, body });
    if (!(line in server.answers)) return new Promise<Response>(() => undefined);
    const known = server.answers[line];
    const answer = typeof known === "function" ? (known(body) as unknown) : known;
    const sent = isRefused(answer) ? answer : { status: 200, body: answer };
    return new Response(JSON.stringify(sent.body), { status: sent.status });
  };
  return server;
}

function expectEntry(line: string, entries: readonly Endpoint[]) {
  const [method, url = ""] = line.split(" ");
  const isKnown = entries.some((entry) => entry.method === method && isCallOf(entry.path, url));
  if (!isKnown) throw new Error(`No entry of the contract describes the call "${line}".`);
}

export const refused = (status: number, code: string, message: string): Refused => ({
  status,
  body: { code, message },
});

/** The words of a toast are said twice: to eyes and to screen readers. */
export const findToast = async (words: string) =>
  (await screen.findAllByText(words, { exact: false, selector: "[data-swipe-direction] *" }))[0];

/** What an earlier test said, and what still waits to be said, must not meet the next one. */
export function forgetToasts() {
  const { result, unmount } = renderHook(useToasts);
  const open = () => result.current.filter((each) => each.open);
  while (open().length > 0) act(() => open().forEach(({ id }) => closeToast(id)));
  unmount();
}

/** Until every screen has taken in what the cache knows. */
export const cacheIsShown = () =>
  act(() => new Promise<void>((done) => notifyManager.schedule(done)));

/** Opens a panel of the top bar as a browser does, which jsdom has not learned. */
export function openPanel(button: string): HTMLElement {
  const id = screen.getByRole("button", { name: button }).getAttribute("popovertarget") ?? "";
  const panel = document.getElementById(id)!;
  fireEvent(panel, Object.assign(new Event("toggle"), { newState: "open" }));
  return panel;
}

type ShowOptions = {
  at?: string;
  client?: QueryClient;
  /** Who is signed in. */
  user?: UserOnWire | null;
};

/** As the game ships it. */
const standard: SettingsOnWire = { maintenance: null, ...toldNumbersOf(standardSettings) };

/** Every page brings along what is set. */
export function withSettings(client: QueryClient, set = standard): QueryClient {
  const key = keyOf(publicSettings);
  if (client.getQueryData(key) === undefined) client.setQueryData(key, set);
  return client;
}

export function showScreen(
  children: ReactNode,
  { at = "/", client = createQueryClient(), user = null }: ShowOptions = {},
) {
  forgetToasts();
  const [path = "/", search = ""] = at.split("?");
  const location = memoryLocation({ path, searchPath: search, record: true });
  const view = render(
    <QueryClientProvider client={withSettings(client)}>
      <UserContext
        value={{ user, isLoading: false, isUnknown: false, isAuthenticated: user !== null }}
      >
        <Router hook={location.hook} searchHook={location.searchHook}>
          <CoinsOnly value={user?.coinsOnly === true}>
            <LinksInside>{children}</LinksInside>
          </CoinsOnly>
          <Toaster />
        </Router>
      </UserContext>
    </QueryClientProvider>,
  );
  return { ...view, client, history: location.history };
}

function LinksInside({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return <LinksContext value={{ navigate, preload: () => undefined }}>{children}</LinksContext>;
}
