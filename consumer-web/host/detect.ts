const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iphone|ipad|ipod/i, 'ios'],
  [/android/i, 'android'],
  [/windows/i, 'windows'],
  [/mac os/i, 'macos'],
  [/linux/i, 'linux'],
];

/** The operating system as the request headers name it. */
export const systemIn = (userAgent: string): string =>
  SYSTEMS.find(([word]) => word.test(userAgent))?.[1] ?? 'web';
/** The device's name as Android writes it before its build, else the system's. */
export const modelIn = (userAgent: string): string =>
  /;\s*([^;()]{1,40})\s+Build\//.exec(userAgent)?.[1]?.trim() ?? systemIn(userAgent);

/** The language of the host: English where the user agent says so, else the browser's own (spec 000 §1). */
export const localeIn = (userAgent: string, own: string): string =>
  /\b(?:language\/en|en[_-]us)\b/i.test(userAgent) ? 'en-US' : own;
