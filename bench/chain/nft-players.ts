/** Grown-up players, in a game that lets them convert as much as they like. */
import { convertToNft } from "#contract/nfts.ts";
import type { Db } from "#server/lib/db.ts";
import { makePlayers, type BenchPlayer } from "#bench/requests/players.ts";
import type { WireCall } from "#bench/requests/wire.ts";

/** No daily limit stops the measured conversions. */
export const generous = {
  NFT_CONVERSIONS_PER_DAY: "1000000",
  TREASURY_SOL_PER_DAY: "1000000",
};

export async function makeNftPlayers(db: Db, howMany: number): Promise<BenchPlayer[]> {
  const players = await makePlayers(db, howMany);
  await db.rows(`update players set age_band = 'adult' where email like '%@bench.test'`);
  return players;
}

/** Of one of the three cards of a player's team. */
export const conversionOf = ({ token, team }: BenchPlayer, card: number): WireCall => ({
  method: convertToNft.method,
  path: convertToNft.path,
  token,
  body: { userCardId: team[card] },
});
