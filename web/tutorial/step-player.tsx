import { Home, Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { useUser } from "#web/lib/user.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import { steps } from "./steps.ts";

const STEP_MS = 4_000;

/** The tutorial in five steps. On Auto it goes round by itself until somebody takes over. */
export function StepPlayer() {
  const [index, setIndex] = useState(0);
  const [isAuto, setAuto] = useState(false);
  const { isAuthenticated } = useUser();
  const end = isAuthenticated ? "/create-dynamic" : "/";
  const isLast = index === steps.length - 1;
  const step = steps[index]!;

  useEffect(() => {
    if (!isAuto) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % steps.length), STEP_MS);
    return () => clearInterval(timer);
  }, [isAuto]);

  return (
    <section aria-label="Tutorial in five steps" className="panel hero-fill sm:p-8">
      <div className="flex items-center justify-between gap-4">
        <ButtonLink href="/" look="ghost" size="small">
          <Home size={18} aria-hidden /> Home
        </ButtonLink>
        <p className="font-bold text-muted">
          Step {index + 1} of {steps.length}
        </p>
      </div>
      <div
        key={index}
        aria-live={isAuto ? "off" : "polite"}
        className="grid min-h-64 place-content-center justify-items-center gap-3 py-8 text-center motion-safe:animate-rise"
      >
        <span className="brand-fill grid size-24 place-items-center rounded-panel">
          <step.Icon size={52} aria-hidden />
        </span>
        <h2 className="font-display text-3xl sm:text-4xl">{step.title}</h2>
        <p className="max-w-md text-lg text-muted">{step.text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="ghost" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          Back
        </Button>
        <Button look="ghost" aria-pressed={isAuto} onClick={() => setAuto(!isAuto)}>
          {isAuto ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          {isAuto ? "Pause" : "Auto"}
        </Button>
        {isLast ? (
          <ButtonLink href={end}>PLAY</ButtonLink>
        ) : (
          <Button onClick={() => setIndex(index + 1)}>Next</Button>
        )}
      </div>
      <p className="mt-5 text-center">
        <TextLink href={end}>Skip Tutorial</TextLink>
      </p>
    </section>
  );
}
