import type { HostClient } from '#shared/guards/navigation.ts';
import { appVersionIn } from '#shared/validate/version.ts';

/** What distinguishes clients: the user agent, and what the mini-program's web view sets beside it. */
export type Surroundings = { userAgent: string; wxEnvironment: string | undefined };

/** Words in the user agent. The social browser, the mini-program and the payment app write theirs; the wallet's and the bank's are ours. */
const WORDS: readonly (readonly [RegExp, HostClient])[] = [
  [/\bMPay\/|\bmpass\b/i, 'wallet'],
  [/AlipayClient/i, 'paymentApp'],
  [/\bBocApp\//i, 'bank'],
];

const inSocialApp = ({ userAgent, wxEnvironment }: Surroundings): HostClient =>
  /miniProgram/i.test(userAgent) || wxEnvironment === 'miniprogram' ? 'miniProgram' : 'social';

/** Which client hosts the page (spec 000 §1). */
export const clientIn = (around: Surroundings): HostClient => {
  const { userAgent } = around;
  if (appVersionIn(userAgent) !== null) return 'app';
  if (/MicroMessenger/i.test(userAgent)) return inSocialApp(around);
  return WORDS.find(([word]) => word.test(userAgent))?.[1] ?? 'web';
};

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
