/** The game's source as the compiler understands it. */
import { join, relative } from "node:path";
import {
  API,
  SymbolFlags,
  type Checker,
  type Project,
  type Symbol,
  type Type,
} from "typescript/unstable/sync";
import {
  isArrowFunction,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isPropertyAccessExpression,
  isVariableDeclaration,
  type ArrowFunction,
  type CallExpression,
  type FunctionDeclaration,
  type FunctionExpression,
  type MethodDeclaration,
  type Node,
  type SourceFile,
} from "typescript/unstable/ast";

const home = join(import.meta.dirname, "../../..");

export type AnyFunction =
  | ArrowFunction
  | FunctionDeclaration
  | FunctionExpression
  | MethodDeclaration;

export type Source = {
  checker: Checker;
  files: readonly SourceFile[];
  /** What an identifier stands for, also when it is imported. */
  declarationOf(identifier: Node): Node | null;
  typeOf(node: Node): Type | undefined;
  /** The declaration of a name as it is written at a place. */
  resolve(name: string, at: Node): Node | null;
  /** The calls of a function by its name. */
  callsOf(called: AnyFunction): readonly CallExpression[];
};

export const isFunction = (node: Node | undefined): node is AnyFunction =>
  node !== undefined &&
  (isArrowFunction(node) ||
    isFunctionDeclaration(node) ||
    isFunctionExpression(node) ||
    isMethodDeclaration(node));

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  node.forEachChild((child) => {
    walk(child, visit);
    return undefined;
  });
}

/** `server/market/queries.ts:12` */
export function placeOf(node: Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(home, file.fileName)}:${line + 1}`;
}

const nameOf = (called: AnyFunction): Node | undefined => {
  if (isFunctionDeclaration(called) || isMethodDeclaration(called)) return called.name;
  const { parent } = called;
  return isVariableDeclaration(parent) ? parent.name : undefined;
};

/** `name(…)` or `queries.name(…)`. */
function calledName({ expression }: CallExpression): Node | undefined {
  if (isIdentifier(expression)) return expression;
  return isPropertyAccessExpression(expression) ? expression.name : undefined;
}

function openProject(api: API, configFile: string): Project {
  const snapshot = api.updateSnapshot({ openProjects: [configFile] });
  const project = snapshot.getProject(configFile);
  if (!project) throw new Error(`no project ${configFile}`);
  return project;
}

/** The files of a project whose path, from the folder, `isWanted`. */
export function openSource(
  configFile: string,
  isWanted: (file: string) => boolean,
  folder = home,
): Source & { close(): void } {
  const api = new API({ cwd: folder });
  const { program, checker } = openProject(api, join(folder, configFile));
  const files = program
    .getSourceFileNames()
    .filter((name) => name.startsWith(`${folder}/`) && isWanted(name.slice(folder.length + 1)))
    .flatMap((name) => program.getSourceFile(name) ?? []);

  const types = new Map<Node, Type>();
  const declarations = new Map<Node, Node | null>();
  const declared = (symbol: Symbol | undefined): Node | null => {
    if (!symbol) return null;
    const meant = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (meant.valueDeclaration ?? meant.declarations[0])?.resolve() ?? null;
  };
  const declarationOf = (identifier: Node): Node | null => {
    const known = declarations.get(identifier);
    if (known !== undefined) return known;
    const found = declared(checker.getSymbolAtLocation(identifier));
    declarations.set(identifier, found);
    return found;
  };

  let callsByName: Map<string, CallExpression[]> | null = null;
  const collectCalls = () => {
    const calls = new Map<string, CallExpression[]>();
    for (const file of files) {
      walk(file, (node) => {
        const name = isCallExpression(node) && calledName(node)?.getText();
        if (name) calls.set(name, [...(calls.get(name) ?? []), node]);
      });
    }
    return calls;
  };

  return {
    checker,
    files,
    declarationOf,
    resolve: (name, at) => declared(checker.resolveName(name, SymbolFlags.Value, at)),
    typeOf(node) {
      const known = types.get(node);
      if (known) return known;
      const type = checker.getTypeAtLocation(node);
      if (type) types.set(node, type);
      return type;
    },
    callsOf(called) {
      const name = nameOf(called);
      if (!name) return [];
      callsByName ??= collectCalls();
      const own = declarationOf(name);
      return (callsByName.get(name.getText()) ?? []).filter(
        (call) => declarationOf(calledName(call) ?? call) === own,
      );
    },
    close: () => api.close(),
  };
}

const asking = new Set(["rows", "maybe", "one", "value", "any"]);

/** Every call that gives a statement to the database. */
export function statementCalls({ files, typeOf, checker }: Source): CallExpression[] {
  const calls: CallExpression[] = [];
  const known = new Map<Type, boolean>();
  const isTx = (type: Type) => {
    const is =
      known.get(type) ?? [...asking].every((name) => checker.getPropertyOfType(type, name));
    known.set(type, is);
    return is;
  };
  for (const file of files) {
    walk(file, (node) => {
      if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return;
      if (!asking.has(node.expression.name.getText())) return;
      const asked = typeOf(node.expression.expression);
      if (asked && isTx(asked)) calls.push(node);
    });
  }
  return calls;
}
