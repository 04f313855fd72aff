import { notifications } from '@mantine/notifications';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '#renderer/app/app.tsx';
import { startWatching } from '#renderer/app/watch.ts';
import { lastScanAt, till } from '#renderer/features/write-off/this-till.ts';
import { bridge } from '#renderer/lib/bridge.ts';
import { keepTillKey, restoreTillKey } from '#renderer/lib/device-key.ts';
import { endKiosk, isKiosk } from '#renderer/lib/kiosk.ts';
import { restoreLock, unlock } from '#renderer/lib/lock.ts';
import { deviceId, loadMachine } from '#renderer/lib/machine.ts';
import { connectionStore } from '#renderer/lib/online.ts';
import { queryClient } from '#renderer/lib/query.ts';
import {
  currentSession,
  openSession,
  restoreSession,
  sessionStore,
} from '#renderer/lib/session.ts';
import { setLanguage, settingsStore, setSoundOn } from '#renderer/lib/settings.ts';
import { KEYS, readKey, writeKey } from '#renderer/lib/storage.ts';
import { loadTexts } from '#renderer/lib/texts.ts';
import { DEFAULT_SWITCHES } from '#shared/contract/merchant/stores.ts';
import { translator, type Language, type Translate } from '#shared/i18n/translate.ts';
import { asId } from '#shared/kernel/ids.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { FakeBackend, answerFrom, type Answers } from './fake-backend.ts';
import { noPromotions } from './orders.ts';
import { aSignIn, type SignIn } from './staff.ts';

type Start = {
  /** Who has signed in, at their first store; nobody when absent. */
  as?: SignIn;
  /** Path and query behind the `#`. */
  address?: string;
  answers?: Answers;
  language?: Language;
};

let isWatching = false;
let root: Root | null = null;
let backend: FakeBackend | null = null;

/** The console in this page, with a backend that the test answers for. */
export class ConsoleApp {
  readonly backend: FakeBackend;

  constructor(backend: FakeBackend) {
    this.backend = backend;
  }

  /** A sentence as the console shows it now. */
  readonly t: Translate = (key, params) =>
    translator(settingsStore.getState().language)(key, params);

  /** The machine loses its network, or has it back. */
  setOffline(isOffline: boolean): void {
    this.backend.isOffline = isOffline;
    Object.defineProperty(navigator, 'onLine', { value: !isOffline, configurable: true });
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  }

  async switchLanguage(): Promise<void> {
    const language = settingsStore.getState().language === 'en' ? 'zh-Hant' : 'en';
    await page.getByTestId('language').click();
    await expect.poll(() => document.documentElement.lang).toBe(language);
  }

  async enter(account: string, password = 'senado-demo'): Promise<void> {
    await page.getByLabelText(this.t('console.login.account')).fill(account);
    await page.getByLabelText(this.t('console.login.password'), { exact: true }).fill(password);
    await page.getByTestId('sign-in').click();
  }

  /** Opens another address. */
  go(address: string): void {
    location.hash = address;
  }

  /** As a reload: everything in memory is gone, what the browser keeps is there. */
  async reload(): Promise<void> {
    const isLocked = readKey(KEYS.isLocked);
    closePage();
    writeKey(KEYS.isLocked, isLocked);
    await openPage();
  }
}

const closePage = (): void => {
  // a card that is open goes with its page
  till.send({ type: 'left' });
  lastScanAt.setState({}, true);
  root?.unmount();
  root = null;
  document.body.replaceChildren();
  notifications.clean();
  queryClient.clear();
  sessionStore.setState({ session: null, why: null });
  unlock();
  connectionStore.setState({ hasNetwork: true, isAnswering: true });
};

const openPage = async (): Promise<void> => {
  await loadMachine();
  await restoreTillKey();
  await restoreSession(deviceId());
  if (currentSession()) restoreLock();
  else unlock();
  settingsStore.setState({
    language: readKey(KEYS.language) ?? 'zh-Hant',
    soundOn: readKey(KEYS.soundOn),
  });
  document.documentElement.lang = settingsStore.getState().language;
  await loadTexts(settingsStore.getState().language);
  if (!isWatching) startWatching();
  isWatching = true;
  const element = document.body.appendChild(document.createElement('div'));
  element.id = 'root';
  root = createRoot(element);
  root.render(<App />);
};

/** Opens the console at an address; the test before left nothing behind. */
export const openConsole = async ({
  as,
  address = '/',
  answers = {},
  language = 'zh-Hant',
}: Start = {}): Promise<ConsoleApp> => {
  backend = new FakeBackend({
    merchantLogout: () => ({}),
    merchantAlertCount: () => ({ open: 0 }),
    merchantRefundList: () => ({ result: [], next: false, nextOffset: 0, waiting: 0 }),
    merchantDealPromotions: () => noPromotions(),
    merchantMenuDraftList: () => ({ drafts: [] }),
    merchantStoreSwitches: ({ storeId }) => ({ storeId, ...DEFAULT_SWITCHES, changed: null }),
    groupVerifyRefused: ({ tries }) => ({ recorded: tries.length }),
    operatorList: () => ({ merchant: aSignIn().merchant, device: aSignIn().device, operators: [] }),
    ...(as && {
      merchantInfo: () => {
        const { token: _, refreshToken: __, expiresAt: ___, deviceKey: ____, ...who } = as;
        return who;
      },
    }),
    ...answers,
  });
  answerFrom(backend);
  await loadMachine();
  setLanguage(language);
  setSoundOn(true);
  location.hash = address;
  if (as) {
    await openSession(as, deviceId());
    const [store] = as.stores;
    const session = currentSession();
    if (session && store) sessionStore.setState({ session: { ...session, storeId: store.id } });
    sessionStorage.setItem(
      'senado.console.secret.merchant.session',
      JSON.stringify({ ...currentSession() }),
    );
  }
  const app = new ConsoleApp(backend);
  await openPage();
  if (as) await expect.element(page.getByTestId('operator')).toBeVisible();
  return app;
};

export const RECORDS = merchantRoutes.merchantRecord.path;

/** The till that a test leaves behind is another merchant's: it forgets its results, its queue and what it still asks about. */
const forgetTill = async (): Promise<void> => {
  till.send({
    type: 'signedIn',
    till: {
      merchantId: asId('nobody'),
      operatorId: asId('nobody'),
      storeId: asId('nowhere'),
      deviceId: asId('nothing'),
    },
  });
  for (const { requestId } of await bridge.journalOpen())
    await bridge.journalResolve({ requestId });
};

afterEach(async () => {
  const faults = backend?.faults ?? [];
  backend = null;
  closePage();
  if (isKiosk()) endKiosk();
  await forgetTill();
  await keepTillKey(null);
  answerFrom(null);
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'onLine');
  await page.viewport(1280, 800);
  expect(faults, 'calls without an answer, answers off the contract').toEqual([]);
});
