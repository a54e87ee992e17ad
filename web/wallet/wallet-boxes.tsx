import { Coins, Gem, Globe, Lock, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { solRateNow, type WalletOnWire } from "#contract/wallet.ts";
import { inDollars } from "#texts/en/purse.ts";
import { useCoinsOnly } from "#web/cards/coins-only.ts";
import { useAnswer } from "#web/lib/query.ts";
import { timeAgo, useNow } from "#web/shared/times.ts";
import { useWallet } from "#web/shared/wallet/use-wallet.ts";
import { Panel } from "#web/ui/panel.tsx";

/** What a player may want to know about the wallet. */
export function WalletBoxes() {
  const wallet = useWallet().data;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Box Icon={Gem} title="What It Is For">
        A wallet has an address in a public list, and the list says which NFTs it holds. When you
        convert a card, its NFT comes to this address. Cards that are no NFTs need no wallet.
      </Box>
      <Box Icon={Lock} title="Who Has the Key">
        Every wallet opens with a private key. The game keeps yours for you, encrypted with AES-256.
        Nobody from Taleborn will ever ask you for it, and whoever does is not from Taleborn.
      </Box>
      {wallet && <NetworkBox wallet={wallet} />}
      <RateBox />
    </div>
  );
}

type BoxProps = { Icon: LucideIcon; title: string; children: ReactNode };

function Box({ Icon, title, children }: BoxProps) {
  return (
    <Panel
      title={
        <span className="flex items-center gap-3">
          <Icon size={24} aria-hidden className="text-violet" />
          <span className="min-w-0">{title}</span>
        </span>
      }
    >
      <p className="text-muted">{children}</p>
    </Panel>
  );
}

function NetworkBox({ wallet: { network, isOwnNetwork } }: { wallet: WalletOnWire }) {
  return (
    <Box Icon={Globe} title="Which Network This Is">
      {isOwnNetwork
        ? "Devnet, and a small one: it runs inside this game. Everything works on it as on the great networks, but nothing on it is worth any money."
        : network === "mainnet-beta"
          ? "Mainnet, the real Solana network, which everybody in the world uses. What is written on it can never be erased."
          : "Devnet, the network on which Solana is tried out. Everybody can read it, but nothing on it is worth any money."}
    </Box>
  );
}

/** Where the values in SOL come from. */
function RateBox() {
  const coinsOnly = useCoinsOnly();
  const { data } = useAnswer(solRateNow, {}, { enabled: !coinsOnly, isAskedAnew: true });
  const nowMs = useNow();
  if (coinsOnly || !data) return null;
  const source =
    data.source === "setting"
      ? "That is a fixed number, which whoever runs this game has set."
      : `A price service said so ${timeAgo(data.at, nowMs)}.`;
  return (
    <Box Icon={Coins} title="What SOL Are">
      SOL is the money of the network, and its fees are paid in it. The game counts with 1 SOL ={" "}
      {inDollars(data.usdPerSol * 100)}. {source} Values in SOL are estimates, like all values of
      cards: nobody pays them out.
    </Box>
  );
}
