import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { Button } from "#web/ui/button.tsx";
import { closeCamera, openCamera, readerOf, whyNoCamera } from "./camera.ts";
import styles from "./codes.module.css";
import { scanFrames } from "./scan-frames.ts";

export type CodeScannerProps = {
  /** What the code says, as it is. The camera is off by then. */
  onFound: (text: string) => void;
  onCancel: () => void;
  /** There is no picture; the sentence says why, and leads to typing the code. */
  onNoCamera: (why: string) => void;
};

const TYPE_IT = "The camera found no code. Type it instead.";

/** The camera, looking for a QR code. */
export function CodeScanner(props: CodeScannerProps) {
  const [tries, setTries] = useState(1);
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const scanner = useFocusOnMount<HTMLDivElement>();
  const again = () => {
    setHasGivenUp(false);
    setTries(tries + 1);
  };
  return (
    <div ref={scanner} tabIndex={-1} className="scroll-mt-20 space-y-4 text-center outline-none">
      {hasGivenUp ? (
        <div role="status" className="space-y-4">
          <p className="font-bold">
            No code was found. Is it in the light, and whole in the picture?
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={again}>Scan Again</Button>
            <Button look="ghost" onClick={() => props.onNoCamera(TYPE_IT)}>
              Enter Code
            </Button>
          </div>
        </div>
      ) : (
        <Picture key={tries} {...props} onNothing={() => setHasGivenUp(true)} />
      )}
      <Button look="ghost" onClick={props.onCancel}>
        Cancel
      </Button>
    </div>
  );
}

type PictureProps = CodeScannerProps & { onNothing: () => void };

function Picture({ onFound, onNoCamera, onNothing }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onFound);
  const noCamera = useEffectEvent(onNoCamera);
  const nothing = useEffectEvent(onNothing);
  useEffect(
    () => scanWith(video.current!, { onFound: found, onNoCamera: noCamera, onNothing: nothing }),
    [],
  );
  return (
    <>
      <p role="status">Point the camera at the QR code.</p>
      <div className={styles.camera}>
        <video
          ref={video}
          className="size-full object-cover"
          muted
          playsInline
          aria-label="Camera"
        />
        {/* Where to hold the code; the whole picture is read. */}
        <span className="absolute inset-[18%] rounded-panel border-3 border-accent" aria-hidden />
      </div>
    </>
  );
}

type Listener = Pick<PictureProps, "onFound" | "onNoCamera" | "onNothing">;

/** Opens the camera and scans. The camera is off again whenever this ends, however it ends. */
function scanWith(video: HTMLVideoElement, { onFound, onNoCamera, onNothing }: Listener) {
  let stream: MediaStream | null = null;
  let stopScan: (() => void) | null = null;
  let isOver = false;
  const stop = () => {
    isOver = true;
    stopScan?.();
    if (stream) closeCamera(stream);
  };
  const begin = async () => {
    stream = await openCamera();
    if (isOver) return stop();
    video.srcObject = stream;
    await video.play();
    if (isOver) return;
    stopScan = scanFrames({
      look: readerOf(video),
      onFound: (text) => {
        stop();
        onFound(text);
      },
      onNothing: () => {
        stop();
        onNothing();
      },
    });
  };
  begin().catch((error: unknown) => {
    if (isOver) return;
    stop();
    onNoCamera(whyNoCamera(error));
  });
  return stop;
}
