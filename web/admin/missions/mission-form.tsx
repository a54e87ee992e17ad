import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import type { EditedMission } from "#contract/admin-missions.ts";
import { rarities } from "#game/cards/rarities.ts";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { MISSION_DAYS, newMission, refuseDates } from "#game/missions/editing.ts";
import {
  missionTypes,
  objectives,
  playObjectives,
  welcomeSteps,
  type Objective,
} from "#game/missions/missions.ts";
import { missionRefusals } from "#texts/en/admin.ts";
import type { EditFormProps } from "#web/admin/editing/use-editing.ts";
import {
  DateField,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from "#web/admin/forms/fields.tsx";
import { FormDialog } from "#web/admin/forms/form-dialog.tsx";
import { optionsOf } from "#web/admin/table/common-columns.tsx";
import { objectiveWords, typeWords } from "./mission-words.ts";

const TARGET = "A whole number, at least 1.";
const REWARD = "A whole number, 0 or more.";

const isReward = (given: unknown): boolean =>
  Number.isNaN(given) || (Number.isInteger(given) && Number(given) >= 0);

/** An empty field is 0. */
const reward = z.unknown().check(z.refine(isReward, REWARD));

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Please choose a day."));

const fields = {
  title: z.string().check(z.trim(), z.minLength(1, "Please give it a title."), z.maxLength(100)),
  description: z.string().check(z.trim(), z.maxLength(500)),
  type: z.enum(missionTypes),
  objective: z.enum([...objectives, ...welcomeSteps, ...playObjectives]),
  objectiveParam: z.enum(rarities),
  targetValue: z.int(TARGET).check(z.minimum(1, TARGET)),
  rewards: z.object({ coins: reward, credits: reward, cards: reward }),
  active: z.boolean(),
  startDate: day,
};

const endsAfterStart = z.refine<{ startDate: string; endDate: string }>(
  ({ startDate, endDate }) =>
    refuseDates(Date.parse(startDate), endDate === "" ? null : Date.parse(endDate)) === null,
  { path: ["endDate"], error: missionRefusals.ends_before_it_starts },
);

const withEnd = z.object({ ...fields, endDate: day }).check(endsAfterStart);

/** For a mission of the game, which never ends. */
const withoutEnd = z
  .object({ ...fields, endDate: z.union([z.literal(""), day]) })
  .check(endsAfterStart);

type Values = z.output<typeof withoutEnd>;

export type WrittenMission = Omit<Values, "endDate"> & { endDate: string | null };

const emptyMission = (): Values => ({
  ...newMission,
  title: "",
  description: "",
  objectiveParam: "epic",
  startDate: dayOf(Date.now()),
  endDate: dayOf(Date.now() + MISSION_DAYS * DAY_MS),
});

const valuesOf = ({ startDate, endDate, objectiveParam, ...mission }: EditedMission): Values => ({
  ...mission,
  objectiveParam: objectiveParam ?? "epic",
  startDate: startDate.slice(0, 10),
  endDate: endDate?.slice(0, 10) ?? "",
});

export const MissionForm = ({
  item: mission,
  save,
  dialog,
}: EditFormProps<EditedMission, WrittenMission>) => (
  <FormDialog
    {...dialog}
    schema={mission?.endDate === null ? withoutEnd : withEnd}
    values={mission ? valuesOf(mission) : emptyMission()}
    onSubmit={(written: Values) => save({ ...written, endDate: written.endDate || null })}
  >
    <TextField name="title" label="Title" isRequired maxLength={100} />
    <TextAreaField name="description" label="Description" rows={2} maxLength={500} />
    <WhatToDo objective={mission?.objective} />
    <div className="grid gap-4 sm:grid-cols-3">
      <NumberField name="rewards.coins" label="Coins" min={0} step={1} />
      <NumberField name="rewards.credits" label="Credits" min={0} step={1} />
      <NumberField name="rewards.cards" label="Cards" min={0} step={1} />
    </div>
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField name="startDate" label="Start Date" isRequired hint="At midnight UTC." />
      <DateField name="endDate" label="End Date" isRequired hint="At midnight UTC." />
    </div>
    <SwitchField name="active" label="Active" hint="Players see it between its dates." />
  </FormDialog>
);

/** Those that are stated; a step of the welcome path stays one. */
const objectivesFor = (own: Objective = "create_cards"): Objective[] => [
  ...new Set<Objective>([...objectives, ...playObjectives, own]),
];

function WhatToDo({ objective }: { objective: Objective | undefined }) {
  const chosen: unknown = useWatch({ name: "objective" });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField name="type" label="Type" options={optionsOf(typeWords)} />
      <SelectField
        name="objective"
        label="Objective"
        options={objectivesFor(objective).map((value) => ({ value, label: objectiveWords[value] }))}
      />
      <NumberField name="targetValue" label="Target Value" min={1} step={1} isRequired />
      {chosen === "collect_rarity" && (
        <SelectField
          name="objectiveParam"
          label="At least"
          options={rarities.map((value) => ({ value, label: value }))}
        />
      )}
    </div>
  );
}
