import { Home, Pause, Play } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import styles from "./step-player.module.css";
import type { SceneProps } from "./scenes/scene-props.ts";
import { steps } from "./steps.tsx";
import { useSteps } from "./use-steps.ts";

type StepPlayerProps = SceneProps & {
  isAuthenticated: boolean;
  /** The last step was seen, and its button pressed. */
  onFinish?: (() => void) | undefined;
};

/** The tutorial in five steps. On Auto it goes round by itself until the visitor takes over. */
export function StepPlayer({ isAuthenticated, missions, onFinish }: StepPlayerProps) {
  const { index, isAuto, isPaused, section, moveBy, toggleAuto } = useSteps(steps.length);
  const end = isAuthenticated ? "/create-dynamic" : "/";
  const { Scene, title, text } = steps[index]!;
  return (
    <section
      ref={section}
      aria-label="Tutorial in five steps"
      className="panel hero-fill p-4 sm:p-8"
    >
      <div className="flex items-center justify-between gap-4">
        <ButtonLink href="/" look="ghost" size="small" className="wrap-normal">
          <Home size={18} aria-hidden /> Home
        </ButtonLink>
        <Progress index={index} isAuto={isAuto} />
      </div>
      <div aria-hidden key={index} className={styles["stage"]} data-paused={isPaused || undefined}>
        <Scene missions={missions} />
      </div>
      <div aria-live={isAuto ? "off" : "polite"} aria-atomic className={styles["words"]}>
        <p className="text-sm font-bold text-muted">
          Step {index + 1} of {steps.length}
        </p>
        <h2 className="font-display text-2xl sm:text-4xl">{title}</h2>
        <p className="mx-auto mt-1 max-w-xl text-muted sm:text-lg">{text}</p>
      </div>
      <div className={`mt-3 flex flex-wrap justify-center gap-3 wrap-normal ${styles["controls"]}`}>
        <Button look="ghost" className="px-2" disabled={index === 0} onClick={() => moveBy(-1)}>
          Back
        </Button>
        <Button look="ghost" className="px-2" onClick={toggleAuto}>
          {isAuto ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          {isAuto ? "Pause" : "Auto"}
        </Button>
        {index === steps.length - 1 ? (
          <ButtonLink href={end} onClickCapture={onFinish} className="px-2" data-onward>
            PLAY
          </ButtonLink>
        ) : (
          <Button onClick={() => moveBy(1)} className="px-2" data-onward>
            Next
          </Button>
        )}
      </div>
      <p className="mt-2 text-center">
        <TextLink href={end} className="inline-flex min-h-11 items-center">
          Skip Tutorial
        </TextLink>
      </p>
    </section>
  );
}

/** Five bars; on Auto the present one fills in the time that the step lasts. */
function Progress({ index, isAuto }: { index: number; isAuto: boolean }) {
  return (
    <div aria-hidden className={styles["bars"]}>
      {steps.map(({ title }, each) => (
        <span
          key={title}
          className={styles["bar"]}
          data-state={each === index && isAuto ? "filling" : each <= index ? "full" : "empty"}
        />
      ))}
    </div>
  );
}
