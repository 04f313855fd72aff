import { SHARE_CHANNELS } from '#shared/codes/share-channel.ts';
import { loginResult } from '#shared/guards/login-result.ts';
import type {
  Client,
  Grant,
  NativeExtras,
  PayOutcome,
  PickedAddress,
  ShareOutcome,
} from './client.ts';
import { fixOf, payParamsOf, pointOf, quietly, record, textOf } from './device.ts';
import { HostError } from './host-error.ts';
import { mapPlace } from './map-place.ts';
import { nativeBridge, type NativeBridge } from './native-bridge.ts';

/** Screens of the app by scheme. The scheme is ours. */
const SCHEMES = { close: 'senado://close', back: 'senado://back', map: 'senado://map' } as const;

const userOf = (value: unknown): { token: string; userId: string; phone: string } | null => {
  const user = record(value);
  const token = textOf(user, 'token');
  return token === ''
    ? null
    : { token, userId: textOf(user, 'userId'), phone: textOf(user, 'phone') };
};

const pickedOf = (value: unknown): PickedAddress | null => {
  if (value === null || value === undefined) return null;
  const picked = record(value);
  return {
    ...pointOf(picked),
    addressId: textOf(picked, 'addressId'),
    title: textOf(picked, 'title'),
    address: textOf(picked, 'address'),
  };
};

/** Only `login_success` with a token counts (spec 000 §4). */
const login = async ({ call }: NativeBridge): Promise<Grant> => {
  const answer = record(await call('requestLoginAsync'));
  const result = loginResult({ result: textOf(answer, 'result'), token: textOf(answer, 'token') });
  if (!result.ok)
    throw new HostError(textOf(answer, 'result') === 'cancel' ? 'cancelled' : 'notLoggedIn');
  return {
    kind: 'token',
    token: result.token,
    userId: textOf(answer, 'userId'),
    phone: textOf(answer, 'phone'),
  };
};

const PAID: Readonly<Record<string, PayOutcome>> = {
  success: 'paid',
  cancel: 'cancelled',
  fail: 'failed',
};
const SHARED: Readonly<Record<string, ShareOutcome>> = { success: 'shared', cancel: 'cancelled' };

const extras = ({ call, on }: NativeBridge): NativeExtras => ({
  userInfo: async () => userOf(await call('getUserInfo')),
  selectedPlace: async () => pickedOf(await call('getSelectLocation')),
  pickAddress: async () => pickedOf(await call('openAddressList')),
  openSupport: () => {
    quietly(call('startKF'));
  },
  onMessage: (listener) => {
    quietly(call('listenImEvent'));
    return on('im', (value) => {
      listener(Number(record(value)['unread'] ?? 0));
    });
  },
  mayNotify: async () => record(await call('hasNotifyPermission'))['has'] === true,
  copy: async (text) => record(await call('copy', { text }))['result'] !== 'fail',
});

/** The product's own app (client 1): its methods by the names of spec 000 §7. */
export const nativeApp = (): Client => {
  const bridge = nativeBridge();
  const { call } = bridge;
  return {
    login: () => login(bridge),
    pay: async (payment) =>
      PAID[
        textOf(
          record(await call('payAsync', { type: payment.type, ...payParamsOf(payment) })),
          'result',
        )
      ] ?? 'unknown',
    share: async ({ title, text, url, picture, channels = SHARE_CHANNELS }) => {
      const outcome =
        SHARED[
          textOf(
            record(
              await call('shareWithParamAsyncForH5', {
                title,
                desc: text,
                link: url,
                imgUrl: picture,
                channels,
              }),
            ),
            'result',
          )
        ];
      if (outcome === undefined) throw new HostError('failed');
      return outcome;
    },
    scan: async () => {
      const text = textOf(record(await call('scanQRCode')), 'text');
      if (text === '') throw new HostError('cancelled');
      return text;
    },
    locate: async () => fixOf(await call('requestLocationAsync')),
    setTitle: () => undefined, // the app reads the page's own title
    close: () => {
      quietly(call('jumpByScheme', { scheme: SCHEMES.close }));
    },
    goBack: () => {
      quietly(call('jumpByScheme', { scheme: SCHEMES.back }));
    },
    openPage: (url) => {
      quietly(call('openWebPage', { url }));
    },
    openScreen: async (scheme, { parameters = '' } = {}) => {
      await call('jumpByScheme', { scheme, parameters });
    },
    dial: (number) => {
      quietly(call('jumpByScheme', { scheme: `tel:${number}` }));
    },
    showPlace: (place) => {
      quietly(
        call('jumpByScheme', { scheme: SCHEMES.map, parameters: JSON.stringify(mapPlace(place)) }),
      );
    },
    native: extras(bridge),
  };
};
