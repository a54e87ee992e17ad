/** A browser whose camera looks at what another player's screen shows. */
import { writeFileSync } from "node:fs";
import { chromium, expect, test, type Browser, type Locator } from "@playwright/test";

/** What the camera films: one picture again and again. */
const WIDTH = 640;
const HEIGHT = 480;

/** Films a part of a player's screen and returns the path of the film. */
async function film(part: Locator): Promise<string> {
  const picture = (await part.screenshot()).toString("base64");
  // An empty page has no content policy, so it may look at the picture.
  const desk = await part.page().context().newPage();
  const light = await desk.evaluate(lightOf, { picture, width: WIDTH, height: HEIGHT });
  await desk.close();
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const path = test.info().outputPath("camera.y4m");
  writeFileSync(
    path,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F25:1 Ip A1:1 C420jpeg\nFRAME\n`),
      Buffer.from(light),
      colourless,
    ]),
  );
  return path;
}

type Sheet = { picture: string; width: number; height: number };

/** Runs in the browser: how bright each pixel is, the picture in the middle of a grey table. */
async function lightOf({ picture, width, height }: Sheet): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext("2d")!;
  context.fillStyle = "grey";
  context.fillRect(0, 0, width, height);
  const scale = Math.min((width * 0.6) / image.width, (height * 0.6) / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
  const { data } = context.getImageData(0, 0, width, height);
  return Array.from({ length: width * height }, (_, pixel) => data[pixel * 4]!);
}

/** For a journey's second player, who points the camera at this part of the first one's screen. */
export async function browserWithCamera(part: Locator): Promise<Browser> {
  await expect(part).toBeVisible();
  const path = await film(part);
  const { launchOptions = {} } = test.info().project.use;
  return chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${path}`,
    ],
  });
}
