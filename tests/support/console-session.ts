import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { KEYS } from '#renderer/lib/storage.ts';
import type { Language } from '#shared/i18n/translate.ts';
import { asId, type DeviceId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { signInTill, testClient } from './server-client.ts';

type Wanted = {
  origin: string;
  language: Language;
  account: string;
  storeName?: string | undefined;
  /** The owner has enrolled this till: its operators change by PIN. */
  isEnrolled?: boolean;
};

const DEVICE_NAME = 'Linux';

/** The till's id in this browser, made where there is none. */
const deviceIdIn = (page: Page): Promise<string> =>
  page.evaluate(
    ([name, made]) => {
      const known = localStorage.getItem(name);
      if (known === null) localStorage.setItem(name, JSON.stringify(made));
      return known === null ? made : (JSON.parse(known) as string);
    },
    [KEYS.deviceId.name, randomUUID()] as const,
  );

/** The till's key, after an owner let it in. */
const enrolTill = async (origin: string, deviceId: DeviceId): Promise<string> => {
  const owner = await signInTill(testClient({ url: origin, kind: 'console' }), {
    account: '66990001',
  });
  const { token } = await owner.api.deviceCreateEnrolment({
    requestId: asId(randomUUID()),
    storeId: null,
  });
  const { deviceKey } = await owner.api.deviceEnrol({ token, deviceId, name: DEVICE_NAME });
  return deviceKey;
};

/**
 * Leaves in the tab what signing in and choosing a store leave there: the next page of the console that opens is signed in.
 * The sign-in page itself has its journeys in `merchant/sign-in.spec.ts`; all others need not load it.
 */
export const leaveConsoleSession = async (
  page: Page,
  { origin, language, account, storeName, isEnrolled = false }: Wanted,
): Promise<void> => {
  await page.goto(`${origin}/healthz`);
  const deviceId = asId<DeviceId>(await deviceIdIn(page));
  const { api } = testClient({
    url: origin,
    kind: 'console',
    language: language === 'en' ? 'en-US' : 'zh-TW',
  });
  const enrolledKey = isEnrolled ? await enrolTill(origin, deviceId) : undefined;
  const { deviceKey = enrolledKey, ...signedIn } = await api.merchantLogin({
    account,
    password: DEMO_PASSWORD,
    deviceId,
    deviceName: DEVICE_NAME,
    ...(enrolledKey !== undefined && { deviceKey: enrolledKey }),
  });
  const storeId = must(
    signedIn.stores.find(({ name }) => storeName === undefined || name.includes(storeName)),
    'store',
  ).id;
  const chosen = {
    [KEYS.tillStore.name]: storeId,
    [KEYS.lastStores.name]: { [signedIn.operator.id]: storeId },
  };
  const local = { [KEYS.deviceName.name]: DEVICE_NAME, ...(signedIn.stores.length > 1 && chosen) };
  const secrets = {
    'merchant.session': { ...signedIn, deviceId, storeId },
    ...(deviceKey !== undefined && {
      'merchant.device': { deviceKey, isEnrolled: signedIn.device.isEnrolled },
    }),
  };
  await page.evaluate(
    ([kept, secret]) => {
      for (const [name, value] of Object.entries(kept))
        localStorage.setItem(name, JSON.stringify(value));
      for (const [name, value] of Object.entries(secret))
        sessionStorage.setItem(`senado.console.secret.${name}`, JSON.stringify(value));
    },
    [local, secrets] as const,
  );
};
