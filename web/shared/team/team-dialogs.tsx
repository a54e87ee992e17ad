import { currentUser } from "#contract/account.ts";
import { buyTeamSlot, changeTeam, keepTeam, listTeams } from "#contract/teams.ts";
import { TEAM_NAME_MAX } from "#game/teams/teams.ts";
import { inCoins } from "#texts/en/purse.ts";
import { useChange } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { Refused, refusalOf } from "#web/shared/creation/refused.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { teamChanged, teamSlotBought } from "#web/words/collection.ts";

type NameTeamProps = { name: string; onClose: () => void } & (
  | { kind: "new"; userCardIds: readonly string[] }
  | { kind: "kept"; id: string }
);

/** Asks for the name of a team, and keeps it. */
export function NameTeam(props: NameTeamProps) {
  const { values, field, refuse } = useTypedForm({ name: props.name });
  const options = {
    touches: [listTeams],
    ...teamChanged,
    onDone: props.onClose,
    onRefused: refuse,
  };
  const keep = useChange(keepTeam, options);
  const rename = useChange(changeTeam, options);
  const { error, isPending } = props.kind === "new" ? keep : rename;
  const refusal = refusalOf(error);
  const save = () => {
    const name = values.name.trim();
    if (name === "" || isPending) return;
    if (props.kind === "new") keep.mutate({ name, userCardIds: [...props.userCardIds] });
    else rename.mutate({ id: props.id, name });
  };
  return (
    <Dialog
      title={props.kind === "new" ? "Keep This Team" : "Rename the Team"}
      description="Only you see this name."
      onClose={props.onClose}
    >
      <Form noValidate className="mt-5 space-y-5" onSend={save}>
        <Field label="Name" maxLength={TEAM_NAME_MAX} {...field("name")} />
        {refusal && (
          <Refused refusal={{ ...refusal, suggestions: [] }} text={values.name} onTake={() => {}} />
        )}
        <Button type="submit" className="w-full" pending={isPending}>
          Save
        </Button>
      </Form>
    </Dialog>
  );
}

type OneMoreTeamProps = {
  slots: number;
  price: number;
  onBought: () => void;
  onClose: () => void;
};

/** Asks before coins are paid for a place. */
export function OneMoreTeam({ slots, price, onBought, onClose }: OneMoreTeamProps) {
  const coins = useUser().user?.coins ?? 0;
  const buy = useChange(buyTeamSlot, {
    touches: [listTeams, currentUser],
    ...teamSlotBought,
    onDone: () => {
      onClose();
      onBought();
    },
  });
  const missing = price - coins;
  const cost = `You keep ${slots} teams already. A place for one more costs ${inCoins(price)}`;
  return (
    <ConfirmDialog
      title="One More Team?"
      description={
        missing > 0
          ? `${cost}. You have ${inCoins(coins)}, so you need ${missing} more.`
          : `${cost}, and you keep it. You have ${inCoins(coins)}.`
      }
      confirmLabel={`Buy for ${inCoins(price)}`}
      pending={buy.isPending}
      onConfirm={() => buy.mutate({ slots, price })}
      onClose={onClose}
    />
  );
}
