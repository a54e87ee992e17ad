import { LayoutDashboard, ShoppingBag, Wallet, WandSparkles, type LucideIcon } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { useUser } from "#web/lib/user.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import { toast } from "#web/ui/toast.tsx";
import { ACCESS_DENIED, accessDenied } from "#web/words/admin.ts";

type Soon = {
  title: string;
  Icon: LucideIcon;
  promise: string;
  /** What it will let a player do. */
  plans: readonly string[];
  instead: readonly [label: string, href: string];
};

const wallet: Soon = {
  title: "Blockchain Wallet",
  Icon: Wallet,
  promise: "Your own wallet, made for you, with nothing to install.",
  plans: [
    "See your balance and your public address.",
    "Turn a favourite card into an NFT, if you want to.",
    "Every card is yours in the game, with or without a wallet.",
  ],
  instead: ["See My Cards", "/cards"],
};

const store: Soon = {
  title: "Store",
  Icon: ShoppingBag,
  promise: "Card credits, for those who want more than one new card a day.",
  plans: [
    "Three credit packs, with a parent's approval.",
    "A credit makes one premium card, rare or better.",
    "You never need to pay to play.",
  ],
  instead: ["Create Today's Free Card", "/create"],
};

const premium: Soon = {
  ...store,
  title: "Premium Card",
  Icon: WandSparkles,
  promise: "A card that is rare or better, from your own words.",
  plans: [
    "$1.99 a card, up to 3 a day, with a parent's approval.",
    "The odds are shown before anyone pays.",
    "Your free card of the day stays free.",
  ],
};

const admin: Soon = {
  title: "Admin Panel",
  Icon: LayoutDashboard,
  promise: "The back office of the game.",
  plans: [
    "Players, cards, battles and trades in one place.",
    "Creatures, missions, store and content to edit.",
    "Figures that show how the game is doing.",
  ],
  instead: ["Back to App", "/"],
};

const byPath: Record<string, Soon> = {
  "/wallet": wallet,
  "/store": store,
  "/checkout": store,
  "/premium-checkout": premium,
};

/** A part of the game that is promised but not open yet: what it will be, and a way on. */
export function ComingSoonScreen() {
  const [path] = useLocation();
  return <Soon {...(byPath[path.replace(/\/$/, "")] ?? wallet)} />;
}

export function AdminComingSoonScreen() {
  const [path, navigate] = useLocation();
  const { user } = useUser();
  const isAdmin = user?.role === "admin";
  const isDashboard = path.replace(/\/$/, "") === "/admin";
  useEffect(() => {
    if (isAdmin || !isDashboard) return;
    toast(accessDenied);
    navigate("/", { replace: true });
  }, [isAdmin, isDashboard, navigate]);
  if (isAdmin) return <Soon {...admin} />;
  return isDashboard ? null : <h1 className="py-24 text-center text-xl">{ACCESS_DENIED}</h1>;
}

function Soon({ title, Icon, promise, plans, instead: [label, href] }: Soon) {
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:py-20">
      <title>{`${title} · Taleborn`}</title>
      <section className="panel hero-fill grid justify-items-center gap-3 text-center sm:p-10">
        <span className="brand-fill grid size-20 place-items-center rounded-panel">
          <Icon size={40} aria-hidden />
        </span>
        <h1 className="mt-2 font-display text-4xl sm:text-5xl">{title}</h1>
        <p className="rounded-chip border border-line-strong px-4 py-1 font-bold text-gold">
          Opens soon
        </p>
        <p className="max-w-prose text-lg">{promise}</p>
        <ul className="mt-2 grid gap-2 text-left">
          {plans.map((plan) => (
            <li key={plan} className="flex gap-3">
              <span aria-hidden className="text-gold">
                ★
              </span>
              {plan}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink href={href}>{label}</ButtonLink>
          {href !== "/" && (
            <ButtonLink href="/" look="ghost">
              Return Home
            </ButtonLink>
          )}
        </div>
      </section>
    </div>
  );
}
