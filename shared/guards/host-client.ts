import { appVersionIn } from '../validate/version.ts';
import type { HostClient } from './navigation.ts';

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
