const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Bytes as base64, with padding. The core has no platform to ask, and the package for it weighs
 * seven times as much.
 */
export const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const group = (a << 16) | (b << 8) | c;
    const signs = [18, 12, 6, 0].map((shift) => SIGNS[(group >> shift) & 63]);
    text += signs
      .slice(0, Math.min(bytes.length - at, 3) + 1)
      .join('')
      .padEnd(4, '=');
  }
  return text;
};
