import { adminStats, listUsers } from "#contract/admin.ts";
import { listAllCards } from "#contract/admin-collection.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { Tiles } from "#web/admin/tiles/tiles.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ScrolledTable } from "#web/ui/scrolled-table.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SeasonsEnd } from "./seasons-end.tsx";
import { Waiting } from "./waiting.tsx";

/** How many of each list the dashboard shows. */
const FIRST = 10;

export const DashboardScreen = () => (
  <AdminFrame active="/admin">
    <Numbers />
    <Waiting />
    <SeasonsEnd />
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <FirstUsers />
      <FirstCards />
    </div>
  </AdminFrame>
);

function Numbers() {
  const { data, isError, refetch } = useAnswer(adminStats, {}, { isAskedAnew: true });
  if (!data && isError) return <FailedState onRetry={refetch} />;
  return (
    <Tiles
      label="The game in numbers"
      tiles={[
        { label: "Total Users", value: data?.total_users },
        { label: "Total Cards", value: data?.total_cards },
        { label: "User Cards", value: data?.total_user_cards },
        { label: "Total Battles", value: data?.total_battles },
        { label: "Total Trades", value: data?.total_trades },
        { label: "Admin Users", value: data?.admin_users },
        { label: "Demo Users", value: data?.demo_users },
      ]}
    />
  );
}

const Cell = ({ children }: { children: string | number }) => (
  <td className="border-t border-line py-2 pr-4">{children}</td>
);

type FirstOfListProps = {
  title: string;
  href: string;
  heads: readonly string[];
  rows: readonly (readonly [id: string, ...cells: (string | number)[]])[] | undefined;
  empty: string;
  isFailed: boolean;
  onRetry: () => unknown;
};

function FirstOfList({ title, href, heads, rows, empty, isFailed, onRetry }: FirstOfListProps) {
  if (!rows && isFailed) return <FailedState onRetry={onRetry} />;
  return (
    <Panel title={title}>
      {!rows && <Skeleton className="h-80" />}
      {rows?.length === 0 && <p className="text-muted">{empty}</p>}
      {rows && rows.length > 0 && (
        <ScrolledTable caption={title} className="text-sm">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 text-muted">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([id, ...cells]) => (
              <tr key={id}>
                {cells.map((cell, index) => (
                  <Cell key={heads[index]}>{cell}</Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      )}
      <p className="mt-3">
        <TextLink href={href}>See all</TextLink>
      </p>
    </Panel>
  );
}

function FirstUsers() {
  const { data, isError, refetch } = useAnswer(listUsers, { limit: FIRST }, { isAskedAnew: true });
  return (
    <FirstOfList
      title="Newest Users"
      href="/admin/users"
      heads={["Email", "Name", "Role"]}
      rows={data?.map(({ id, email, username, role }) => [id, email, username, role])}
      empty="Nobody has an account yet"
      isFailed={isError}
      onRetry={refetch}
    />
  );
}

function FirstCards() {
  const asked = useAnswer(listAllCards, { limit: FIRST }, { isAskedAnew: true });
  return (
    <FirstOfList
      title="Newest Cards"
      href="/admin/cards"
      heads={["Card", "Element", "Rarity", "Owners"]}
      rows={asked.data?.map((card) => [
        card.id,
        card.name,
        card.element,
        card.rarity,
        card.user_count,
      ])}
      empty="There are no cards yet"
      isFailed={asked.isError}
      onRetry={asked.refetch}
    />
  );
}
