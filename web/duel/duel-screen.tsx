import { useParams } from "wouter";
import { ServerDuel } from "./server-duel.tsx";
import { BoardFrame } from "./board/board-frame.tsx";

export function DuelScreen() {
  const { id = "" } = useParams<{ id: string }>();
  return (
    <BoardFrame>
      <ServerDuel key={id} id={id} />
    </BoardFrame>
  );
}
