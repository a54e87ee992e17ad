import type { ReactNode } from "react";
import type { UserStoryOnWire } from "#contract/admin.ts";
import { adminAnswers } from "#texts/en/admin.ts";
import { closedAccountText } from "#texts/en/records.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Link } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { roleWords } from "./role-words.ts";
import { UserLink } from "./user-link.tsx";

const moment = (at: string | null, none: string): string =>
  at === null ? none : `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

const ageWords: Readonly<Record<string, string>> = {
  child: "Child",
  teen: "Teen",
  young: "Young adult",
  adult: "Adult",
};

/** Who the player is, and what the player has. */
export const UserFacts = ({ user }: { user: UserStoryOnWire }) => (
  <Panel title="Account">
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      <Who {...user} />
      <Has {...user} />
      <Family name="Guardians" people={user.guardians} />
      <Family name="Children" people={user.children} />
    </dl>
  </Panel>
);

const Who = (user: UserStoryOnWire) => (
  <>
    <Fact name="E-mail">
      {user.email} {!user.emailVerified && <Badge tone="warn">Not confirmed</Badge>}
    </Fact>
    <Fact name="Others read">{user.shownName}</Fact>
    <Fact name="Role">
      <Badge tone={roleWords[user.role].tone}>{roleWords[user.role].label}</Badge>
    </Fact>
    {user.adminRequest !== null && <AskedFor {...user.adminRequest} />}
    <Fact name="Age group">{ageWords[user.ageBand ?? ""] ?? "Not said"}</Fact>
    <Fact name="Joined">{moment(user.joinedAt, "")}</Fact>
    <Fact name="Seen last">{moment(user.lastSeenAt, "Signed in nowhere")}</Fact>
    {user.closed !== null && (
      <Fact name="Closed">
        <Badge tone="bad">{moment(user.closed.closedAt, "")}</Badge>{" "}
        {closedAccountText(user.closed)}
      </Fact>
    )}
    {user.suspension !== null && (
      <Fact name="Suspended">
        <Badge tone="bad">Until {moment(user.suspension.until, "")}</Badge> {user.suspension.why}
      </Fact>
    )}
    <Fact name="Two-factor sign-in">
      {user.hasTwoFactor ? "By an app" : "No app"}, {passkeyWords(user.passkeys)}
    </Fact>
  </>
);

const AskedFor = ({ by, at }: NonNullable<UserStoryOnWire["adminRequest"]>) => (
  <Fact name="Admin asked for">
    <Badge tone="warn">Waits for a second admin</Badge> <UserLink {...by} /> has asked on{" "}
    {moment(at, "")}. {adminAnswers.role_waits}
  </Fact>
);

const passkeyWords = (count: number): string =>
  count === 1 ? "1 passkey" : `${count === 0 ? "no" : count} passkeys`;

const Has = ({ coins, credits, cards, nfts, wallet }: UserStoryOnWire) => (
  <>
    <Fact name="Coins">{coins.toLocaleString("en")}</Fact>
    <Fact name="Credits">{credits.toLocaleString("en")}</Fact>
    <Fact name="Cards">
      {cards.toLocaleString("en")}
      {nfts > 0 && ` (${nfts} as NFTs)`}
    </Fact>
    <Fact name="Wallet">
      {wallet === null ? "None yet" : <Link href={`/explorer/${wallet}`}>{wallet}</Link>}
    </Fact>
  </>
);

const Family = ({ name, people }: { name: string; people: UserStoryOnWire["children"] }) =>
  people.length > 0 && (
    <Fact name={name}>
      {people.map(({ id, name: called }) => (
        <Link key={id} href={`/admin/users/${id}`} className="mr-3 underline">
          {called}
        </Link>
      ))}
    </Fact>
  );

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
