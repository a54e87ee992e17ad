import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { plainCode } from "#game/lib/codes.ts";
import { Page } from "#web/ui/page.tsx";
import { Scanner } from "#web/shared/codes/scanner.tsx";
import { CreateOffer } from "./create-offer.tsx";
import { DealHistory } from "./lists/deal-history.tsx";
import { OfferView } from "./offer-view.tsx";
import { OpenTrades } from "./lists/open-trades.tsx";
import { ReceiveGift, type ClaimForm } from "./receive-gift.tsx";
import { addressIn } from "./scanned.ts";
import { TradeMenu } from "./trade-menu.tsx";

/**
 * A card for a card, between two players who share a code; and cards that are given away. Where one
 * is stands in the address, so that a page that is loaded again, or scanned by a friend, finds its
 * way.
 */
export function Trades({ ClaimForm }: { ClaimForm: ClaimForm }) {
  const place = usePlace();
  useStartOf(`${place.mode} ${place.code}`);
  return (
    <Page
      intro="A card for a card, straight between you and a friend."
      back={place.mode === "menu" ? marketplace : allTrades}
    >
      <Place {...place} ClaimForm={ClaimForm} />
    </Page>
  );
}

const allTrades = { href: "/trade", label: "All Trades" };
const marketplace = { href: "/marketplace", label: "Marketplace" };

type PlaceProps = { mode: "offer" | "gift" | "create" | "scan" | "menu"; code: string };

/** A code counts more than a mode. */
function usePlace(): PlaceProps {
  const [params] = useSearchParams();
  const codeOf = (name: string) => plainCode(params.get(name) ?? "");
  if (codeOf("code") !== "") return { mode: "offer", code: codeOf("code") };
  if (codeOf("claim") !== "") return { mode: "gift", code: codeOf("claim") };
  const mode = params.get("mode");
  return { mode: mode === "create" || mode === "scan" ? mode : "menu", code: "" };
}

/** Another place is another page, although the path is the same: it begins at its top. */
function useStartOf(place: string) {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [place]);
}

function Place({ mode, code, ClaimForm }: PlaceProps & { ClaimForm: ClaimForm }) {
  const [, navigate] = useLocation();
  const [whyNoCamera, setWhyNoCamera] = useState<string>();
  const toMenu = () => navigate("/trade", { replace: true });
  switch (mode) {
    case "offer":
      return <OfferView key={code} code={code} onLeave={toMenu} />;
    case "gift":
      return <ReceiveGift key={code} code={code} ClaimForm={ClaimForm} onLeave={toMenu} />;
    case "create":
      return <CreateOffer />;
    case "scan":
      return (
        <Scanner
          onFound={(text) => navigate(addressIn(text), { replace: true })}
          onCancel={toMenu}
          onNoCamera={(why) => {
            setWhyNoCamera(why);
            toMenu();
          }}
        />
      );
    case "menu":
      return (
        <div className="space-y-10">
          <TradeMenu ClaimForm={ClaimForm} whyNoCamera={whyNoCamera} />
          <OpenTrades />
          <DealHistory />
        </div>
      );
  }
}
