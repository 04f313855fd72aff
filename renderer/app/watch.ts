import { notifications } from '@mantine/notifications';
import { errorText } from '#shared/i18n/error-text.ts';
import { api, onFailure, watchSession } from '../lib/api.ts';
import { t } from '../lib/i18n.ts';
import { onDesktop } from '../lib/desktop-signals.ts';
import { restoreKiosk } from '../lib/kiosk.ts';
import { noteFailure } from '../lib/last-faults.ts';
import { connectionOf, connectionStore, watchNetwork } from '../lib/online.ts';
import { queryClient } from '../lib/query.ts';
import { currentSession, renewSession, sessionStore } from '../lib/session.ts';
import { settingsStore } from '../lib/settings.ts';
import { watchDesktop } from './watch-desktop.ts';
import { watchIdle } from './idle-lock.ts';
import { watchTokens } from './token-drop.ts';

/** Refreshes names and rights from the server, in the present language. */
const askWho = async (timeoutMs: number): Promise<void> => {
  try {
    const storeId = currentSession()?.storeId;
    await renewSession(await api.merchantInfo(storeId ? { storeId } : {}, { timeoutMs }));
  } catch {
    // an ended session and a lost network are shown elsewhere
  }
};

const PULSE_MS = 20_000;
const LOST_PULSE_MS = 4000;

/** Pings the server regularly, more often while it does not answer, and at once when the network is back: so the connection sign is right on an idle till. */
const watchServer = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void beat();
    }, ms);
  };
  const beat = async (): Promise<void> => {
    if (currentSession() && !document.hidden) await askWho(5000);
    plan(connectionOf(connectionStore.getState()) === 'online' ? PULSE_MS : LOST_PULSE_MS);
  };
  connectionStore.subscribe((now, old) => {
    if (now.hasNetwork && !old.hasNetwork) plan(0);
    else if (!now.isAnswering && old.isAnswering) plan(LOST_PULSE_MS);
  });
  // data from before a sleep may be out of date: refreshed at once, with a new token if the old one has expired
  onDesktop('woke', () => plan(0));
  plan(PULSE_MS);
};

const watchLanguage = (): void => {
  const apply = (): void => {
    document.documentElement.lang = settingsStore.getState().language;
  };
  apply();
  settingsStore.subscribe(({ language }, old) => {
    if (language === old.language) return;
    apply();
    // names come from the server in the language of the request
    if (currentSession()) void askWho(5000);
    void queryClient.invalidateQueries();
  });
};

/** Everything that runs beside the pages. Started once. */
export const startWatching = (): void => {
  watchNetwork();
  watchSession();
  watchServer();
  watchLanguage();
  watchIdle();
  watchTokens();
  watchDesktop();
  restoreKiosk();
  onFailure(({ error, call }) => {
    noteFailure(error);
    if (call.failure === 'shown' && error.kind !== 'session')
      notifications.show({ color: 'red.9', message: errorText(error, t) });
  });
  connectionStore.subscribe((now, old) => {
    if (connectionOf(now) === 'online' && connectionOf(old) !== 'online')
      void queryClient.invalidateQueries();
  });
  sessionStore.subscribe(({ session }, old) => {
    if (session?.operator.id !== old.session?.operator.id) queryClient.clear();
    // the owner's list of devices shows the store of each till
    if (session?.storeId && session.storeId !== old.session?.storeId) void askWho(5000);
  });
};
