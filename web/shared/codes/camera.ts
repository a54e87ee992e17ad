import { decodeQR } from "qr/decode.js";

/** A code that fills a third of such a picture is read well; more would only cost time. */
const LONGEST_SIDE = 960;

const reasons: Record<string, string> = {
  NotAllowedError: "This page may not use the camera. Type the code instead.",
  NotFoundError: "No camera was found. Type the code instead.",
  SecurityError: "The camera works on a secure page (https) only. Type the code instead.",
};

const DID_NOT_START = "The camera did not start. Type the code instead.";

/** Why there is no picture, as a sentence for the player. */
export const whyNoCamera = (error: unknown): string =>
  error instanceof DOMException ? (reasons[error.name] ?? DID_NOT_START) : DID_NOT_START;

/** The camera on the back of a phone, or the only one there is. */
export async function openCamera(): Promise<MediaStream> {
  // Browsers hide the camera from pages without https.
  if (!("mediaDevices" in navigator)) throw new DOMException("", "SecurityError");
  const video = { facingMode: "environment", width: { ideal: 1280 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

export const closeCamera = (stream: MediaStream) =>
  stream.getTracks().forEach((track) => track.stop());

/** Reads QR codes from what a video shows at the moment. */
export function readerOf(video: HTMLVideoElement): () => string | null {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return () => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return null;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    try {
      return decodeQR(context.getImageData(0, 0, width, height));
    } catch {
      // No code in this picture.
      return null;
    }
  };
}
