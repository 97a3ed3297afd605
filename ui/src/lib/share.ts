/** Positions for others: their address, and a picture to keep. */
import { copyText } from "./clipboard";

/** The address of a position; without a number it is that of the table as it stands. */
export function addressOf(table: string, at: number | null, origin = location.origin): string {
  return `${origin}/table/${encodeURIComponent(table)}${at === null ? "" : `#at=${at}`}`;
}

/** Hand an address on: by the system's own sheet on phones, else into the clipboard. */
export async function share(url: string, title: string): Promise<"shared" | "copied" | "failed"> {
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ url, title });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return (await copyText(url)) ? "copied" : "failed";
}

/** Draw an SVG of the server on a canvas and save it as a PNG. */
export async function savePicture(href: string, file: string, scale = 2): Promise<void> {
  const image = new Image();
  image.src = href;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = file;
  link.click();
}
