import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { currentUser, type UserOnWire } from "#contract/account.ts";
import { ownMoment } from "#web/lib/own-time.ts";
import { keyOf } from "#web/lib/query.ts";
import { logOut } from "#web/lib/session.tsx";
import { timeUntil, useNow } from "#web/shared/times.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import { DeletePanel } from "./own-data/delete-panel.tsx";
import { ExportPanel } from "./own-data/export-panel.tsx";

/** A suspended account has no socket that could tell it of its end. */
const LOOK_AGAIN_MS = 10_000;

/** Stands in the place of every screen while the account is suspended. */
export function Suspended({ user }: { user: UserOnWire }) {
  const client = useQueryClient();
  useEffect(() => {
    const look = () => void client.invalidateQueries({ queryKey: keyOf(currentUser) });
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [client]);
  const nowMs = useNow();
  const { username, isGuardian, suspension } = user;
  if (!suspension) return null;
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-12">
      <title>Your account is closed for a while · Taleborn</title>
      <section className="panel">
        <h1 className="font-display text-4xl">Your account is closed for a while</h1>
        <p className="mt-4">The people who run the game have stopped it. They say why:</p>
        <blockquote className="my-4 border-l-4 border-line pl-4 text-lg font-bold wrap-anywhere">
          {suspension.why}
        </blockquote>
        <p>
          It opens again by itself <b>{timeUntil(suspension.until, nowMs)}</b>, on{" "}
          <time dateTime={suspension.until} className="font-bold">
            {ownMoment(suspension.until)}
          </time>
          . Your cards and coins stay yours.
        </p>
        <p className="mt-4">
          Do you think that this is wrong?{" "}
          <TextLink href="/privacy#operator">Write to the people who run the game</TextLink>.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink look="ghost" href="/purchases">
            Your Purchases
          </ButtonLink>
          {isGuardian && (
            <ButtonLink look="ghost" href="/family">
              Your Family
            </ButtonLink>
          )}
          <Button look="ghost" onClick={() => void logOut(client)}>
            Logout
          </Button>
        </div>
      </section>
      <ExportPanel />
      <DeletePanel username={username} />
    </div>
  );
}
