import sharp from 'sharp';

/** How far two pictures of a page are apart. `height` is a share of the stored one's height. */
export type PictureDifference = { sameWidth: boolean; height: number; worstBand: number };

/** Pixels of the blur's sigma: wide enough for single letters to vanish, narrow enough for a button to stay. */
const blurSigma = 5;
/** Steps of 255 by which a blurred pixel must be off before it counts. */
const pixelStep = 24;
const bandHeight = 80;

/**
 * Compares what a person would see from a few steps away: places, sizes and colours. Both pictures are laid on the stored one's
 * size and blurred, so that another way of drawing letters, or a line that is a pixel higher, makes no difference.
 * @returns the share of pixels that differ in the band (80 pixels high) where most do, from 0 to 1.
 */
export async function comparePictures(stored: Buffer, actual: Buffer): Promise<PictureDifference> {
  const [was, is] = await Promise.all([sharp(stored).metadata(), sharp(actual).metadata()]);
  const size = { width: was.width, height: was.height };
  const [a, b] = await Promise.all([soften(stored, size), soften(actual, size)]);
  const bands = Array.from({ length: Math.ceil(size.height / bandHeight) }, () => 0);
  for (let pixel = 0; pixel < size.width * size.height; pixel++) {
    const at = pixel * 3;
    const step = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0))),
    );
    const band = Math.floor(pixel / size.width / bandHeight);
    if (step > pixelStep) bands[band] = (bands[band] ?? 0) + 1;
  }
  return {
    sameWidth: was.width === is.width,
    height: Math.abs(was.height - is.height) / was.height,
    worstBand: Math.max(...bands) / (size.width * bandHeight),
  };
}

function soften(picture: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .blur(blurSigma)
    .raw()
    .toBuffer();
}

/** A picture at a share of its size. */
export async function shrinkPicture(picture: Buffer, scale: number): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.round(width * scale) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A picture in 64 colours: a third of the bytes, and no difference that the comparison sees. */
export function compactPicture(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 8 })
    .toBuffer();
}
