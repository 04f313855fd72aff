import './wall.css';
import { isApiError } from '#shared/client/api-error.ts';
import { createClient } from '#shared/client/create-client.ts';
import { fetchTransport } from '#shared/client/fetch-transport.ts';
import { signature } from '#shared/client/signature.ts';
import { webGatewayKey } from '#shared/client/web-key.ts';
import { wallCalls } from '#shared/contract/wall.ts';
import { must } from '#shared/kernel/result.ts';
import { systemClock } from '../lib/clock.ts';
import { randomText } from '../lib/fresh-id.ts';
import { callOut, hasSound, wakeSound } from './call-out.ts';
import { draw } from './draw.ts';
import { isOld, newlyReady, nextLookMs, type Numbers } from './news.ts';

/** A number stands out for so long after it has become ready. */
const FRESH_MS = 15_000;

const root = must(document.querySelector<HTMLElement>('#root'), 'root');
const token = decodeURIComponent(window.location.pathname.split('/').at(-1) ?? '');
const backend =
  document.querySelector<HTMLMetaElement>('meta[name="senado-backend"]')?.content ?? '';
const screenId = randomText();
let offset = 0;

const { api, now } = createClient(wallCalls, {
  baseUrl: backend,
  facts: {
    kind: 'web',
    os: 'web',
    model: 'wall',
    equipmentId: screenId,
    anonymousId: screenId,
  },
  transport: fetchTransport(globalThis),
  clock: systemClock,
  gateway: webGatewayKey(import.meta.env['VITE_GATEWAY_KEY'] as string | undefined),
  sign: signature,
  identity: () => ({ token: undefined }),
  place: () => null,
  language: () => 'zh-TW',
  nonce: randomText,
  sleep: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  offset: {
    get: () => offset,
    set: (ms) => {
      offset = ms;
    },
  },
});

let numbers: Numbers | null = null;
let heardAt = systemClock.now();
let isGone = false;
const fresh = new Map<string, number>();

const show = (): void => {
  const at = systemClock.now();
  for (const [number, since] of fresh) if (at - since > FRESH_MS) fresh.delete(number);
  const view = {
    numbers,
    oldSince: isOld(heardAt, at) ? heardAt : null,
    fresh: new Set(fresh.keys()),
    isGone,
    asksForSound: !hasSound(),
  };
  draw(root, view, () => void wakeSound().then(show));
};

const look = async (): Promise<void> => {
  const answer = await api.wallNumbers({ token });
  const news = newlyReady(numbers, answer);
  numbers = answer;
  heardAt = systemClock.now();
  isGone = false;
  for (const number of news) fresh.set(number, now());
  callOut(news);
};

/** Asks for as long as the page is open; a line that is lost is tried again ever more rarely. */
const follow = async (failures = 0): Promise<void> => {
  let failed = failures;
  try {
    await look();
    failed = 0;
  } catch (error) {
    failed += 1;
    isGone = isApiError(error) && error.reason === 'WALL_NOT_FOUND';
  }
  show();
  setTimeout(() => void follow(failed), nextLookMs(failed));
};

/** A screen on a wall must not go to sleep; where the browser cannot say so, the machine's own settings count. */
const stayAwake = (): void => {
  if (document.visibilityState === 'visible')
    navigator.wakeLock?.request('screen').catch(() => undefined);
};

document.addEventListener('visibilitychange', stayAwake);
window.addEventListener('online', () => void look().then(show, show));
setInterval(show, 2000);
stayAwake();
// where the browser lets pages sound by themselves, nobody need touch it
void wakeSound().then(show, show);
void follow();
