import { Shield, Sword, Wind, type LucideIcon } from "lucide-react";
import type { Tactic } from "#game/battle/tactics.ts";

export const tacticIcons: Record<Tactic, LucideIcon> = { press: Sword, guard: Shield, feint: Wind };
