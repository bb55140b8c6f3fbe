/** Whether two pictures of a page look alike: to a browser, which smooths edges each time in its own way. */
import type { Page } from "playwright-core";

/** How closely two pictures are looked at. */
export interface Eye {
  /** Points on a side of the squares whose colours are compared. */
  readonly grain: number;
  /** Of 255: how far a square's colour must be off. */
  readonly strong: number;
}

/** Any picture that a browser reads. */
type Picture = Buffer;

const asText = (pictures: readonly Picture[]): string[] =>
  pictures.map((picture) => picture.toString("base64"));

/** Pictures of a page that are kept are made so much narrower, and pressed. */
export async function pressed(desk: Page, picture: Picture, width: number): Promise<Picture> {
  const text = await desk.evaluate(
    async ([source, width]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const height = Math.round((image.height * width) / image.width);
      const paper = new OffscreenCanvas(width, height).getContext("2d");
      if (!paper) throw new Error("the browser cannot draw");
      paper.imageSmoothingQuality = "high";
      paper.drawImage(image, 0, 0, width, height);
      const blob = await paper.canvas.convertToBlob({ type: "image/webp", quality: 0.72 });
      return new Promise<string>((read) => {
        const reader = new FileReader();
        reader.onload = () => read(String(reader.result));
        reader.readAsDataURL(blob);
      });
    },
    [picture.toString("base64"), width] as const,
  );
  return Buffer.from(text.slice(text.indexOf(",") + 1), "base64");
}

/** How many squares of two pictures differ strongly; the second is made as large as the first. */
export const differing = (desk: Page, pictures: readonly [Picture, Picture], eye: Eye): Promise<number> =>
  desk.evaluate(
    async ([sources, { grain, strong }]) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          return image;
        }),
      );
      const [{ width, height }] = images;
      const [kept, seen] = images.map((image) => {
        const paper = new OffscreenCanvas(width, height).getContext("2d");
        if (!paper) throw new Error("the browser cannot draw");
        paper.imageSmoothingQuality = "high";
        paper.drawImage(image, 0, 0, width, height);
        return paper.getImageData(0, 0, width, height).data;
      });
      let differing = 0;
      const sums = [0, 0, 0];
      for (let top = 0; top < height; top += grain)
        for (let left = 0; left < width; left += grain) {
          sums.fill(0);
          const [right, foot] = [Math.min(left + grain, width), Math.min(top + grain, height)];
          for (let y = top; y < foot; y++)
            for (let x = left; x < right; x++)
              for (let c = 0; c < 3; c++) {
                const i = (y * width + x) * 4 + c;
                sums[c] += kept[i] - seen[i];
              }
          const points = (right - left) * (foot - top);
          if (sums.some((sum) => Math.abs(sum) > strong * points)) differing++;
        }
      return differing;
    },
    [asText(pictures), eye] as const,
  );
