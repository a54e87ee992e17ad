import { Brush, Gem, Shield, Sparkles, Swords, WandSparkles, type LucideIcon } from "lucide-react";
import { customSpecs, type CustomSpecs } from "#game/purchases/custom-card.ts";
import {
  SLIDER_MAX,
  sliders,
  type CustomParameters,
  type Slider as SliderName,
} from "#game/purchases/custom-parameters.ts";
import { Slider } from "#web/ui/slider.tsx";

type Looks = {
  label: string;
  Icon: LucideIcon;
  tone: (specs: CustomSpecs) => string;
  meaning: (specs: CustomSpecs) => string;
  steps?: readonly number[];
};

const violet = () => "var(--violet)";
const fives = [20, 40, 60, 80];
const quarters = [25, 50, 75];

const looks: Record<SliderName, Looks> = {
  attack: {
    label: "Attack",
    Icon: Swords,
    tone: () => "var(--stat-attack)",
    meaning: ({ attack }) => String(attack),
  },
  defense: {
    label: "Defense",
    Icon: Shield,
    tone: () => "var(--stat-defense)",
    meaning: ({ defense }) => String(defense),
  },
  rarity: {
    label: "Rarity",
    Icon: Gem,
    tone: ({ rarity }) => `var(--rarity-${rarity})`,
    meaning: ({ rarity }) => rarityNames[rarity],
    steps: fives,
  },
  elements: {
    label: "Elements",
    Icon: Sparkles,
    tone: violet,
    meaning: ({ elementTypes }) => elementTypes,
    steps: quarters,
  },
  abilities: {
    label: "Abilities",
    Icon: WandSparkles,
    tone: violet,
    meaning: ({ abilityLevel }) => abilityLevel,
    steps: fives,
  },
  artwork: {
    label: "Artwork",
    Icon: Brush,
    tone: violet,
    meaning: ({ artQuality }) => artQuality,
    steps: quarters,
  },
};

export const rarityNames: Record<CustomSpecs["rarity"], string> = {
  common: "Common",
  rare: "Rare",
  epic: "Epic",
  legendary: "Legendary",
  mythical: "Mythical",
};

type OrderSlidersProps = {
  parameters: CustomParameters;
  onChange: (parameters: CustomParameters) => void;
};

/** Six things to push, and what each comes to. */
export function OrderSliders({ parameters, onChange }: OrderSlidersProps) {
  const specs = customSpecs(parameters);
  return (
    <div className="grid gap-x-10 gap-y-3 @2xl:grid-cols-2">
      {sliders.map((slider) => {
        const { label, Icon, tone, meaning, steps } = looks[slider];
        return (
          <Slider
            key={slider}
            label={label}
            icon={<Icon size={20} />}
            value={parameters[slider]}
            max={SLIDER_MAX}
            onChange={(value) => onChange({ ...parameters, [slider]: value })}
            meaning={meaning(specs)}
            tone={tone(specs)}
            steps={steps}
          />
        );
      })}
    </div>
  );
}
