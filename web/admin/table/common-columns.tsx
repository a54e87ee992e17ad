import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { AdminColumn } from "./columns.ts";
import type { TableFilter } from "./table-tools.tsx";

type Words = Readonly<Record<string, { label: string; tone: BadgeTone }>>;

/** The beginning of an id; the tooltip shows all of it. */
export const idColumn = <Row extends { id: string }>(label: string): AdminColumn<Row> => ({
  id: "id",
  label,
  cell: ({ id }) => <code title={id}>{id.slice(0, 8)}</code>,
});

/** A word in its colour. */
export const badgeColumn = <Row,>(
  { id, label, words }: { id: string; label: string; words: Words },
  wordOf: (row: Row) => string,
): AdminColumn<Row> => ({
  id,
  label,
  cell(row) {
    const word = wordOf(row);
    return <Badge tone={words[word]?.tone ?? "plain"}>{words[word]?.label ?? word}</Badge>;
  },
});

/** When it was, in UTC; tables are sorted by it. */
export const momentColumn = <Row,>(
  { id, label }: { id: string; label: string },
  momentOf: (row: Row) => string,
): AdminColumn<Row> => ({
  id,
  label,
  isSortable: true,
  cell: (row) => momentOf(row).slice(0, 16).replace("T", " "),
});

/** The one button of a row; `nameOf` says which row's it is. */
export const openColumn = <Row,>(
  word: string,
  nameOf: (row: Row) => string,
  open: (row: Row) => void,
): AdminColumn<Row> => ({
  id: "actions",
  label: "Actions",
  isActions: true,
  cell: (row) => (
    <Button look="ghost" size="small" aria-label={nameOf(row)} onClick={() => open(row)}>
      {word}
    </Button>
  ),
});

type Labels = Readonly<Record<string, string | { label: string }>>;

/** What can be chosen, each in its words, in the order of these. */
export const optionsOf = (words: Labels) =>
  Object.entries(words).map(([value, word]) => ({
    value,
    label: typeof word === "string" ? word : word.label,
  }));

/** A filter by one of these words; `all` stands for none. */
export const filterBy = (name: string, label: string, all: string, words: Labels): TableFilter => ({
  name,
  label,
  all,
  options: optionsOf(words),
});
