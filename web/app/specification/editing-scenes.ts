/** For tests: how the toasts of what admins write are provoked. */
import * as edited from "#web/admin/editing/test-edited.ts";
import type { Answers } from "#web/lib/test-screen.tsx";
import { FAILING, type Scene } from "./scene.ts";
import { fill, press } from "./the-app.tsx";

type EditedScene = {
  /** As its buttons name it. */
  title: string;
  path: `/api/admin/${string}`;
  /** One that is there, and how it is called. */
  item: { id: string };
  name: string;
  reads: Answers;
  /** What a new one needs beside the defaults. */
  fields: Record<string, string>;
};

const done = { success: true, message: "" };

/** Each is created, changed and deleted; and each of that fails. */
function scenesOf({ title, path, item, name, reads, fields }: EditedScene): Record<string, Scene> {
  const create = async () => {
    await press(`Add ${title}`);
    for (const [label, value] of Object.entries(fields)) await fill(label, value);
    await press(`Create ${title}`);
  };
  const update = async () => {
    await press(`Edit ${name}`);
    await press(`Update ${title}`);
  };
  const remove = async () => {
    await press(`Delete ${name}`);
    await press("Delete");
  };
  const one = `${path}/${item.id}` as const;
  const noun = title.toLowerCase();
  return {
    [`${noun} created`]: [{ ...reads, [`POST ${path}`]: item }, create],
    [`${noun} updated`]: [{ ...reads, [`PUT ${one}`]: item }, update],
    [`${noun} deleted`]: [{ ...reads, [`DELETE ${one}`]: done }, remove],
    [`${noun} not created`]: [{ ...reads, [`POST ${path}`]: FAILING }, create],
    [`${noun} not updated`]: [{ ...reads, [`PUT ${one}`]: FAILING }, update],
    [`${noun} not deleted`]: [{ ...reads, [`DELETE ${one}`]: FAILING }, remove],
  };
}

const creatures = scenesOf({
  title: "Creature",
  path: "/api/admin/creatures",
  item: edited.creature,
  name: edited.creature.name,
  reads: edited.creatureReads,
  fields: { Name: "Nivul", "Image URL": "/creatures/nivul.webp" },
});

/** By path, then by situation of toast-rows.ts. */
export const editingScenes: Record<string, Record<string, Scene>> = {
  "/admin/creatures": {
    "creature created": creatures["creature created"]!,
    "creature updated": creatures["creature updated"]!,
    "creature deleted": creatures["creature deleted"]!,
    "creature not saved": creatures["creature not updated"]!,
  },
  "/admin/store": scenesOf({
    title: "Package",
    path: "/api/admin/store/packages",
    item: edited.pack,
    name: edited.pack.name,
    reads: edited.packageReads,
    fields: { Name: "Tiny Pack" },
  }),
  "/admin/missions": scenesOf({
    title: "Mission",
    path: "/api/admin/missions",
    item: edited.mission,
    name: edited.mission.title,
    reads: edited.missionReads,
    fields: { Title: "Win more" },
  }),
  "/admin/content": scenesOf({
    title: "Content",
    path: "/api/admin/content",
    item: edited.item,
    name: edited.item.title,
    reads: edited.contentReads,
    fields: { Title: "News" },
  }),
};
