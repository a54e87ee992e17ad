/**
 * Which modules come in one file. The bundler would make a file of its own for everything that some
 * screens share: dozens for a page, each a way to the server and back on a phone's six connections,
 * and files of a few hundred bytes hardly compress. So whatever home needs, where most players
 * begin, comes in two files unless no other screen needs it, what the landing page shares with many
 * screens in one, and what many screens need besides in another.
 * What only the back office shares comes in files of its own.
 */
import { join } from "node:path";
import { parseAst, type Plugin, type Rolldown } from "vite";
import { findScreen } from "#web/app/paths.ts";
import { screens } from "#web/app/screen-table.ts";

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Used by so many screens, code of home is fetched with the first screen. */
const SOME = 2;
/** Used by so many screens, other code is. With fewer, each screen would bring what it never needs. */
const MANY = 8;

/** The screens of the back office: no player waits for what only they need. */
const OFFICE = "admin/";

/** No screen, but it is over each screen. */
const PLAYER_BAR = "app/bar/player-bar.tsx";

/** Lies on a new player's home. */
const WELCOME_PACK = "packs/welcome/welcome-pack.tsx";

/** No player waits for it either, but its icons are in the first window. */
const PLACES = "app/bar/places.tsx";

const web = join(import.meta.dirname, "../../web");

/** Stays with index.html, which the manifest gives the styles that it imports. */
const main = join(web, "app/main.tsx");
const styles = /\.css(\?|$)/;

/** React, and the icons, of which one file imports all: only the bundler finds out which are used. */
const libraries = /\/node_modules\/(react|react-dom|scheduler|lucide-react)\//;

/** An icon's file, from `Trash2` to `trash-2`. */
const icon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/;
const fileOfIcon = (name: string) =>
  name.replaceAll(/(?<=.)([A-Z]|(?<!\d)\d)/g, "-$1").toLowerCase();

/** Reads which files use an icon, which only the imports of our own files say. */
export function iconUses() {
  const users = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: "icon-uses",
    enforce: "post",
    transform(text, id) {
      if (!id.startsWith(web) || !text.includes("lucide-react")) return;
      const all = parseAst(text).body.filter((each) => each.type === "ImportDeclaration");
      const icons = all.filter(({ source }) => source.value === "lucide-react");
      for (const specifier of icons.flatMap(({ specifiers }) => specifiers)) {
        if (specifier.type !== "ImportSpecifier") continue;
        const { imported } = specifier;
        if (imported.type !== "Identifier") continue;
        const name = fileOfIcon(imported.name);
        users.set(name, (users.get(name) ?? new Set()).add(id));
      }
    },
  };
  /** None for what is no icon. */
  const usersOf = (id: string) => [...(users.get(icon.exec(id)?.[1] ?? "") ?? [])];
  return { plugin, usersOf };
}

/** What Rolldown calls groups: the first that takes a module decides which file it goes to. */
export function sharedChunks({ usersOf }: Pick<ReturnType<typeof iconUses>, "usersOf">) {
  let uses: Uses | null = null;
  const nameOfLibrary = (id: string, graph: Graph): string => {
    const users = usersOf(id);
    if (users.length === 0) return "libraries";
    if (users.every((file) => file.startsWith(join(web, OFFICE)))) return "office-icons";
    const { home, places, prerendered } = (uses ??= readUses(graph));
    const first = [home, places, prerendered];
    const isFirst = users.some((file) => first.some((code) => code.has(file)));
    return isFirst ? "libraries" : "icons";
  };
  const name = (id: string, graph: Graph): string | null => {
    if (graph.getModuleInfo(id)?.isEntry || styles.test(id) || id === main) return null;
    uses ??= readUses(graph);
    if (uses.start.has(id)) return "start";
    return uses.home.has(id) ? nameInHome(id, uses) : nameElsewhere(id, uses);
  };
  return [
    {
      name: nameOfLibrary,
      debugName: "libraries",
      test: libraries,
      minShareCount: SOME,
      includeDependenciesRecursively: false,
    },
    { name, debugName: "shared", includeDependenciesRecursively: false },
  ];
}

function nameInHome(id: string, { prerendered, countUsers }: Uses) {
  if (prerendered.has(id)) return "everybody";
  return countUsers(id) >= SOME ? "players" : null;
}

function nameElsewhere(id: string, { landing, prerendered, countUsers, countOffices }: Uses) {
  if (landing.has(id) && countUsers(id) >= MANY) return "cards";
  if (prerendered.has(id)) return null;
  // What a library has for dialogs comes with them, and not with the tabs of a screen without any.
  if (countUsers(id) >= MANY) return id.includes("/node_modules/") ? null : "widgets";
  return countUsers(id) === 0 && countOffices(id) >= SOME ? "office" : null;
}

const isOffice = (file: string): boolean => file.startsWith(OFFICE);

const countIn = (closures: readonly ReadonlySet<string>[]) => (id: string) =>
  closures.filter((closure) => closure.has(id)).length;

type Uses = ReturnType<typeof readUses>;

function readUses(graph: Graph) {
  const codeOf = (...files: string[]) => closureOf(files, graph);
  const files = [...new Set([PLAYER_BAR, ...screens.map(({ file }) => file)])];
  const ofPlayers = files.filter((file) => !isOffice(file)).map((file) => codeOf(file));
  const ofOffice = files.filter(isOffice).map((file) => codeOf(file));
  const pages = screens.flatMap((screen) => screen.prerendered?.file ?? []);
  return {
    /** A prerendered page begins with it and with nothing else. */
    start: codeOf("app/hydrate.ts"),
    prerendered: codeOf("app/prerendered-page.tsx", ...pages),
    landing: codeOf(findScreen("/")!.prerendered!.file),
    home: codeOf("app/main.tsx", PLAYER_BAR, findScreen("/")!.file, WELCOME_PACK),
    places: codeOf(PLACES),
    countUsers: countIn(ofPlayers),
    countOffices: countIn(ofOffice),
  };
}

/** The files from web/ on and everything that they import, without what is fetched later. */
function closureOf(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || libraries.test(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const file of files) visit(join(web, file));
  return found;
}
