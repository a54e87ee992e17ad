import { Wallet } from "lucide-react";
import { ComingSoon } from "./coming-soon.tsx";

/** What opens later to every player. */
export const ComingSoonScreen = () => (
  <ComingSoon
    Icon={Wallet}
    promise="Your own wallet, made for you, with nothing to install."
    plans={[
      "See your balance and your public address.",
      "Turn a favourite card into an NFT, if you want to.",
      "Every card is yours in the game, with or without a wallet.",
    ]}
    instead={["See My Cards", "/cards"]}
  />
);
