import { Link2, Pause, Play, Radio, SkipBack, SkipForward } from "lucide-react";
import { speeds, type Playback } from "./playback.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { MuteButton } from "#web/shared/mute-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { toast } from "#web/ui/toast.tsx";
import { copied, addressNotCopied } from "#web/words/sharing.ts";

type ReplayControlsProps = {
  playback: Playback;
  steps: number;
  /** Where the playback stands, such as "Turn 7 of 12". */
  place: string;
  /** The turn that a link to this moment names. */
  turn: number;
  /** More is to come. */
  isLive?: boolean;
};

/** Everything to watch with: the bar to seek on, the buttons, the speed, a link to the moment. */
export function ReplayControls(props: ReplayControlsProps) {
  const { playback, steps, place, turn, isLive = false } = props;
  const { step, isOver, goTo, goToEnd, speed, setSpeed } = playback;
  return (
    <div className="space-y-4">
      <label className="block">
        <span className="sr-only">Seek</span>
        <input
          type="range"
          className="m-0 h-11 w-full cursor-pointer accent-accent"
          min={0}
          max={steps}
          value={Math.min(step, steps)}
          aria-valuetext={place}
          onChange={(event) => goTo(Number(event.currentTarget.value))}
        />
      </label>
      <p className="text-center font-bold" aria-live="off">
        {place}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Steps playback={playback} />
        <div className="w-36">
          <Select
            label="Speed"
            hideLabel
            value={String(speed)}
            onChange={(value) => setSpeed(speeds.find((one) => String(one) === value) ?? 1)}
            options={speeds.map((one) => ({ value: String(one), label: `${one} × speed` }))}
          />
        </div>
        <MuteButton />
        {isLive && (
          <Button look="ghost" size="small" disabled={isOver} onClick={goToEnd}>
            <Radio size={18} aria-hidden /> Go to Live
          </Button>
        )}
        <Button look="ghost" size="small" onClick={() => void copyLink(turn)}>
          <Link2 size={18} aria-hidden /> Copy Link
        </Button>
      </div>
    </div>
  );
}

function Steps({ playback }: { playback: Playback }) {
  const { step, isOver, isPlaying, play, pause, goTo } = playback;
  return (
    <>
      <Button
        look="ghost"
        round
        aria-label="Step back"
        disabled={step === 0}
        onClick={() => goTo(step - 1)}
      >
        <SkipBack size={20} aria-hidden />
      </Button>
      <Button onClick={isPlaying ? pause : play} className="min-w-32">
        {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        {isPlaying ? "Pause" : isOver ? "Play Again" : "Play"}
      </Button>
      <Button
        look="ghost"
        round
        aria-label="Step forward"
        disabled={isOver}
        onClick={() => goTo(step + 1)}
      >
        <SkipForward size={20} aria-hidden />
      </Button>
    </>
  );
}

async function copyLink(turn: number) {
  const link = `${location.origin}${location.pathname}${turn > 0 ? `?turn=${turn}` : ""}`;
  toast((await copyText(link)) ? copied : addressNotCopied(link));
}
