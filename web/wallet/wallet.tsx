import type { ReactNode } from "react";
import { creaturesFilm } from "#web/shared/films.ts";
import { WalletPanel } from "#web/shared/wallet/wallet-panel.tsx";
import { LoopingVideo } from "#web/ui/later/looping-video.tsx";
import { Page } from "#web/ui/page.tsx";
import { KeyExport } from "./key-export.tsx";
import { WalletBoxes } from "./wallet-boxes.tsx";

/** `children` is what the wallet has sent, and what it is about to send. */
export function Wallet({ children }: { children: ReactNode }) {
  return (
    <Page
      back={{ href: "/", label: "Home" }}
      intro="It was made for you, with nothing to install. You can play all of Taleborn without ever using it."
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_24rem]">
        <LoopingVideo
          film={creaturesFilm}
          className="rounded-panel border border-line lg:h-full lg:w-full"
        />
        <WalletPanel isOwnPage />
      </div>
      <div className="mt-6 space-y-6">
        {children}
        <WalletBoxes />
        <KeyExport />
      </div>
    </Page>
  );
}
