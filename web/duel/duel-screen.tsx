import { useParams } from "wouter";
import { ServerDuel } from "./server-duel.tsx";
import { TableFrame } from "./table/table-frame.tsx";

export function DuelScreen() {
  const { id = "" } = useParams<{ id: string }>();
  return (
    <TableFrame>
      <ServerDuel key={id} id={id} />
    </TableFrame>
  );
}
