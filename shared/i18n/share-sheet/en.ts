import type { texts as zh } from './zh.ts';

/** The sheet that shares a deal or a store, and the poster that it draws. */
export const texts: Record<keyof typeof zh, string> = {
  'shareSheet.ways': 'Share to',
  'shareSheet.to.WeChat': 'WeChat',
  'shareSheet.to.Facebook': 'Facebook',
  'shareSheet.to.moments': 'Moments',
  'shareSheet.to.more': 'More',
  'shareSheet.to.copy': 'Copy link',
  'shareSheet.pasteWeChat': 'Link copied. Paste it in WeChat',
  'shareSheet.postMoments': 'Picture saved. Post it in Moments',
  'shareSheet.holdMoments': 'Press and hold the poster to save it, then post it in Moments',
  'shareSheet.poster': 'Poster',
  'shareSheet.posterOf': 'Poster of {name} with a QR code',
  'shareSheet.drawing': 'Drawing the poster',
  'shareSheet.failed': 'The poster could not be drawn. Try again',
  'shareSheet.save': 'Save picture',
  'shareSheet.saved': 'Picture saved',
  'shareSheet.saveFailed': 'The picture could not be saved. Press and hold the poster to save it',
  'shareSheet.sharePicture': 'Share picture',
  'shareSheet.hold': 'Press and hold the poster to save it or send it to a friend',
  'shareSheet.hintDeal': 'Scan or press the code to see this deal',
  'shareSheet.hintStore': 'Scan or press the code to see this store',
};
