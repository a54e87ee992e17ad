import { PawPrint } from "lucide-react";
import {
  createCreature,
  deleteCreature,
  listAllCreatures,
  updateCreature,
  type EditedCreature,
} from "#contract/admin-cards.ts";
import { EditingScreen } from "#web/admin/editing/editing-screen.tsx";
import { creatureWords } from "#web/words/editing.ts";
import { CreatureFacts } from "./creature-facts.tsx";
import { CreatureForm, type WrittenCreature } from "./creature-form.tsx";

const calls = {
  create: createCreature,
  update: updateCreature,
  remove: deleteCreature,
  // Home is spared the entries of what only other screens read.
  touches: [listAllCreatures, { path: "/api/creatures" }, { path: "/api/cards" }],
  words: creatureWords,
};

const list = {
  label: "Creatures",
  read: listAllCreatures,
  Icon: PawPrint,
  empty: "There are no creatures yet",
};

export const CreaturesScreen = () => (
  <EditingScreen<EditedCreature, WrittenCreature>
    active="/admin/creatures"
    intro="What players find in the gallery, in packs and as prizes. The chances of a rarity stay as they are published, however many creatures share them."
    calls={calls}
    thing="Creature"
    list={list}
    nameOf={({ name }) => name}
    textOf={({ name, element, rarity, tags }) => [name, element, rarity, ...tags].join(" ")}
    Facts={CreatureFacts}
    Form={CreatureForm}
    afterwards="It leaves the gallery, packs and prizes. Whoever has its card keeps it."
  />
);
