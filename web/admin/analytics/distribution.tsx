import { Panel } from "#web/ui/panel.tsx";

type Share = { name: string; count: number; percent: number };

/** How often each is, as a bar and in numbers. */
export const Distribution = ({ title, shares }: { title: string; shares: readonly Share[] }) => (
  <Panel>
    <h2 className="font-display text-2xl">{title}</h2>
    <div tabIndex={0} role="region" aria-label={title} className="mt-3 overflow-x-auto">
      <table className="w-full text-left wrap-normal">
        <thead className="sr-only">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Share</th>
            <th scope="col">Cards</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, count, percent }) => (
            <tr key={name}>
              <th scope="row" className="w-28 py-1 font-bold capitalize">
                {name}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden
                    className="h-3 min-w-8 grow overflow-hidden rounded-chip bg-sunken"
                  >
                    <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
                  </span>
                  <span className="w-16 text-right tabular-nums">{percent.toFixed(1)}%</span>
                </span>
              </td>
              <td className="w-20 py-1 text-right tabular-nums">{count.toLocaleString("en")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Panel>
);
