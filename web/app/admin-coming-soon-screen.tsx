import { LayoutDashboard } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { useUser } from "#web/lib/session.tsx";
import { toast } from "#web/ui/toast.tsx";
import { ACCESS_DENIED, accessDenied } from "#web/words/admin.ts";
import { ComingSoon, type ComingSoonWords } from "./coming-soon.tsx";

const admin: ComingSoonWords = {
  Icon: LayoutDashboard,
  promise: "The back office of the game.",
  plans: [
    "Players, cards, battles and trades in one place.",
    "Creatures, missions, store and content to edit.",
    "Figures that show how the game is doing.",
  ],
  instead: ["Back to App", "/"],
};

/** The back office, which turns players away. */
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
  if (isAdmin) return <ComingSoon {...admin} />;
  return isDashboard ? null : <h1 className="py-24 text-center text-xl">{ACCESS_DENIED}</h1>;
}
