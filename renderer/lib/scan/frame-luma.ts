import type { Luma } from './luma.ts';

let canvas: OffscreenCanvas | null = null;
let kept = new Uint8Array(0);

const bytesOf = (size: number): Uint8Array<ArrayBuffer> => {
  if (kept.length < size) kept = new Uint8Array(size);
  return kept;
};

/** Formats whose first plane is the brightness alone. */
const HAS_LUMA_PLANE = /^(I420|I422|I444|NV12)/;

const lumaOfPlane = async (frame: VideoFrame): Promise<Luma> => {
  const { width, height } = frame.visibleRect ?? {
    width: frame.codedWidth,
    height: frame.codedHeight,
  };
  const size = frame.allocationSize();
  const bytes = bytesOf(size);
  const [first] = await frame.copyTo(bytes.subarray(0, size));
  const { offset, stride } = first!;
  if (stride === width)
    return { bytes: bytes.subarray(offset, offset + width * height), width, height };
  for (let row = 0; row < height; row += 1)
    bytes.copyWithin(row * width, offset + row * stride, offset + row * stride + width);
  return { bytes: bytes.subarray(0, width * height), width, height };
};

const lumaOfPixels = (image: CanvasImageSource, width: number, height: number): Luma => {
  if (canvas?.width !== width || canvas.height !== height)
    canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('no canvas to read the frame with');
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const bytes = bytesOf(width * height).subarray(0, width * height);
  // BT.601 in whole numbers
  for (let at = 0, from = 0; at < bytes.length; at += 1, from += 4)
    bytes[at] = (306 * data[from]! + 601 * data[from + 1]! + 117 * data[from + 2]!) >> 10;
  return { bytes, width, height };
};

/** The brightness of a frame: its own luma plane where the camera gives one, else drawn and greyed. Closes the frame. */
export const lumaOf = async (frame: VideoFrame | ImageBitmap): Promise<Luma> => {
  try {
    if (frame instanceof ImageBitmap) return lumaOfPixels(frame, frame.width, frame.height);
    if (frame.format && HAS_LUMA_PLANE.test(frame.format)) return await lumaOfPlane(frame);
    return lumaOfPixels(frame, frame.displayWidth, frame.displayHeight);
  } finally {
    frame.close();
  }
};
