/** What both ways into a battle need: making its code, and joining with one. */
export type SetUpProps = {
  team: { picked: readonly string[]; onPicked: (picked: string[]) => void };
  /** There is a battle with this code now, and the player is in it. */
  onMet: (code: string) => void;
};
