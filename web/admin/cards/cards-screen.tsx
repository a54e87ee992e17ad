import { useState } from "react";
import { countAllCards, listAllCards, type AnyCardOnWire } from "#contract/admin-collection.ts";
import { recordTiles } from "#contract/records.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { AdminTable } from "#web/admin/table/admin-table.tsx";
import type { AdminColumn } from "#web/admin/table/columns.ts";
import { useAdminList } from "#web/admin/table/use-admin-list.ts";
import { Tiles } from "#web/admin/tiles/tiles.tsx";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { CardActions } from "./card-actions.tsx";
import { CreateCardDialog } from "./card-form.tsx";
import { CardView } from "./card-view.tsx";
import { cardFilters } from "./filters.ts";
import { ShownPicture } from "./shown-picture.tsx";

export const CardsScreen = () => (
  <AdminFrame active="/admin/cards">
    <Cards />
  </AdminFrame>
);

const columnsWith = (onView: (card: AnyCardOnWire) => void): AdminColumn<AnyCardOnWire>[] => [
  {
    id: "name",
    label: "Card",
    isSortable: true,
    cell: ({ name, thumbUrl, archivedAt }) => (
      <span className="flex items-center gap-3">
        <ShownPicture name={name} imageUrl={thumbUrl} className="h-14 w-10 flex-none" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
        {archivedAt !== null && <Badge tone="warn">Taken out</Badge>}
      </span>
    ),
  },
  {
    id: "element",
    label: "Element",
    cell: ({ element }) => (
      <span className="inline-flex items-center gap-1.5 capitalize">
        <ElementIcon element={element} />
        {element}
      </span>
    ),
  },
  {
    id: "rarity",
    label: "Rarity",
    cell: ({ rarity }) => <RarityBadge rarity={rarity} table={null} />,
  },
  {
    id: "attack",
    label: "Stats",
    isSortable: true,
    cell: ({ attack, defense }) => (
      <span className="whitespace-nowrap">
        {attack} attack, {defense} defense
      </span>
    ),
  },
  {
    id: "owners",
    label: "Owners",
    isNumber: true,
    cell: ({ user_count: owners }) => owners.toLocaleString("en"),
  },
  {
    id: "createdAt",
    label: "Created",
    isSortable: true,
    cell: ({ createdAt }) => createdAt.slice(0, 10),
  },
  {
    id: "actions",
    label: "Actions",
    isActions: true,
    cell: (card) => <CardActions card={card} onView={onView} />,
  },
];

function Cards() {
  const [viewed, setViewed] = useState<AnyCardOnWire | null>(null);
  const list = useAdminList(listAllCards, countAllCards, {
    filters: cardFilters,
    sortedBy: "createdAt",
  });
  return (
    <>
      <CardTiles />
      <Tools query={list.address.query} />
      <AdminTable
        label="Cards"
        list={list}
        columns={columnsWith(setViewed)}
        searchLabel="Search by name"
        onOpen={setViewed}
        empty="There are no cards yet"
        noMatch="No cards match"
      />
      {viewed && <CardView card={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

function CardTiles() {
  const cards = useAnswer(recordTiles, {}, { isAskedAnew: true }).data?.cards;
  return (
    <Tiles
      label="Cards at a glance"
      tiles={[
        { label: "Total Cards", value: cards?.total },
        { label: "User Cards", value: cards?.copies },
        { label: "Legendary", value: cards?.legendary },
        { label: "Created Today", value: cards?.today },
      ]}
    />
  );
}

/** The file has what the filters find. */
function Tools({ query }: { query: Record<string, string> }) {
  const [isCreating, setCreating] = useState(false);
  const { sort: _, order: __, ...filters } = query;
  const search = new URLSearchParams(filters).toString();
  const file = `/api/admin/cards/export.csv${search === "" ? "" : `?${search}`}`;
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <Button onClick={() => setCreating(true)}>Create Card</Button>
      <a href={file} download className={buttonClass({ look: "ghost" })}>
        Export
      </a>
      {isCreating && <CreateCardDialog onClose={() => setCreating(false)} />}
    </div>
  );
}
