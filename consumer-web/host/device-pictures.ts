import type { DrawnPicture, ShareOutcome } from './client.ts';
import { HostError } from './host-error.ts';

/** How long a file's address is kept for a download that has begun. */
const DOWNLOAD_MS = 60_000;

/** The browser has the device's share sheet. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/** Files can be handed to the device's share sheet. */
export const canSharePictures = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], 'picture.jpg', { type: 'image/jpeg' })] });

/** Hands a picture to the device's share sheet, which opens only while a press is fresh. */
export const sharePicture = async (
  { file }: DrawnPicture,
  title: string,
): Promise<ShareOutcome> => {
  try {
    await navigator.share({ files: [file], title });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw new HostError('failed', error);
  }
};

/** Saves a file as the browser saves downloads. */
export const downloadFile = (file: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, DOWNLOAD_MS);
};
