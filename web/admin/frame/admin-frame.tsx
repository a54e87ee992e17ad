import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useUser } from "#web/lib/session.tsx";
import { Link } from "#web/ui/link.tsx";
import { useScreenTitle } from "#web/ui/screen-title.ts";
import { toast } from "#web/ui/toast.tsx";
import { ACCESS_DENIED, accessDenied } from "#web/words/admin.ts";
import { adminTabs, type AdminPath } from "./admin-tabs.ts";
import { TwoFactorHint } from "./two-factor-hint.tsx";

type AdminFrameProps = {
  /** The tab that is open. */
  active: AdminPath;
  /** The heading, where it is not the screen's name. */
  title?: string | undefined;
  intro?: ReactNode;
  /** Buttons beside the heading. */
  aside?: ReactNode;
  /** Rendered for admins only, so what is inside may ask the server at once. */
  children: ReactNode;
};

/** What stands around every screen of the back office: its tabs, the way back, and the door. */
export function AdminFrame(props: AdminFrameProps) {
  const { user } = useUser();
  if (user?.role === "admin") return <Office {...props} />;
  return props.active === "/admin" ? <SentHome /> : <Denied />;
}

const Denied = () => <h1 className="py-24 text-center text-xl">{ACCESS_DENIED}</h1>;

function SentHome() {
  const [, navigate] = useLocation();
  useEffect(() => {
    toast(accessDenied);
    navigate("/", { replace: true });
  }, [navigate]);
  return null;
}

function Office({ active, title, intro, aside, children }: AdminFrameProps) {
  const screenTitle = useScreenTitle();
  return (
    <div className="mx-auto max-w-[96rem] px-4 pt-4 pb-12 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-8">
      <AdminNavigation active={active} />
      <div className="min-w-0">
        <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 className="font-display text-4xl">{title ?? screenTitle}</h1>
            {intro !== undefined && <p className="mt-1 max-w-prose text-muted">{intro}</p>}
          </div>
          {aside !== undefined && <div className="flex flex-wrap gap-3">{aside}</div>}
        </header>
        <TwoFactorHint />
        {children}
      </div>
    </div>
  );
}

const entryClass =
  "inline-flex min-h-11 items-center gap-2.5 rounded-field px-3 font-bold whitespace-nowrap";

/** On a phone the tabs stand in one row that is wider than the screen. */
const bringIntoView = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ inline: "center", block: "nearest" });

const AdminNavigation = ({ active }: { active: AdminPath }) => (
  <nav
    aria-label="Back office"
    className="mb-5 min-w-0 lg:sticky lg:top-[calc(var(--bar)_+_--spacing(4))] lg:mb-0 lg:self-start"
  >
    <Link href="/" className={clsx(entryClass, "-ml-1 text-muted hover:text-ink")}>
      <ArrowLeft size={18} aria-hidden />
      Back to App
    </Link>
    <ul className="mt-1 flex gap-1 overflow-x-auto pb-1 lg:flex-col lg:overflow-visible">
      {adminTabs.map(({ path, label, Icon }) => (
        <li key={path} className="flex-none" ref={path === active ? bringIntoView : undefined}>
          <Link
            href={path}
            aria-current={path === active ? "page" : undefined}
            className={clsx(
              entryClass,
              "lg:w-full",
              path === active ? "brand-fill" : "text-muted hover:bg-raised hover:text-ink",
            )}
          >
            <Icon size={18} aria-hidden />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
