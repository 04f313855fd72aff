import type { AlertKind } from '#shared/codes/alert.ts';
import type { LogResult, Role } from '#shared/codes/group-order.ts';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import type { AlertRow } from '#shared/contract/merchant/alert.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { addDays, type Day } from '#shared/kernel/time.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';

/** Where one acts upon an alert: the address and the title of a screen. */
export type Place = { to: string; title: MessageKey };

type Screen = 'merchantStaff' | 'merchantDevices' | 'merchantSecurity';
/** Whose screens of people and devices are: those whose first call is theirs. */
const READERS = {
  merchantStaff: merchantContract.staffEdit.roles,
  merchantDevices: merchantContract.deviceList.roles,
  merchantSecurity: merchantContract.securityEventList.roles,
};

const screen = (name: Screen): Place => ({
  to: merchantRoutes[name].path,
  title: merchantRoutes[name].meta.title as MessageKey,
});

/** The check log with the rows that an alert is about. */
const records = (
  { storeId, operatorId, deviceId, day }: AlertRow,
  { result, from }: { result: LogResult; from: Day },
): Place => {
  const query = new URLSearchParams({
    from,
    to: day,
    result,
    ...(storeId && { store: storeId }),
    ...(operatorId && { operator: operatorId }),
    ...(deviceId && { device: deviceId }),
  });
  return {
    to: `${merchantRoutes.merchantRecord.path}?${query.toString()}`,
    title: 'console.title.records',
  };
};

type Asked = { alert: AlertRow; role: Role };
/** The first of some screens that a role has; null: none. */
const firstOf =
  (...names: readonly Screen[]) =>
  ({ role }: Asked): Place | null => {
    const name = names.find((each) => READERS[each]?.includes(role) ?? true);
    return name === undefined ? null : screen(name);
  };
/** People and devices are changed by owners; an auditor reads about them. */
const people = firstOf('merchantStaff', 'merchantSecurity');
const devices = firstOf('merchantDevices', 'merchantSecurity');
const security = firstOf('merchantSecurity');
const refused = ({ alert }: Asked): Place => records(alert, { result: 'REFUSED', from: alert.day });
/** A write-off is listed on its own day, which may be the one before. */
const undone = ({ alert }: Asked): Place =>
  records(
    { ...alert, deviceId: null, operatorId: null },
    {
      result: 'UNDONE',
      from: addDays(alert.day, -1),
    },
  );

const PLACES: Record<AlertKind, (asked: Asked) => Place | null> = {
  'unknown-codes': refused,
  'guessing-locked': refused,
  'password-locked': people,
  'otp-locked': people,
  'pin-locked': people,
  'pin-withdrawn': security,
  'merchant-pins-locked': security,
  'refresh-reused': people,
  'new-device': devices,
  'device-enrolled': devices,
  'revoked-till': devices,
  'unclosed-day': ({ alert: { day, storeId } }) => ({
    to: href(merchantRoutes.merchantDayClose, { day, store: storeId ?? undefined }),
    title: 'console.title.dayClose',
  }),
  'operator-undos': undone,
  'store-undos': undone,
  'review-reported': ({ alert: { storeId } }) => ({
    to: `${merchantRoutes.merchantReviews.path}${storeId ? `?${new URLSearchParams({ store: storeId }).toString()}` : ''}`,
    title: merchantRoutes.merchantReviews.meta.title as MessageKey,
  }),
};

/** The screen on which a role acts upon an alert, or reads about it; null where it has none. */
export const placeOf = (alert: AlertRow, role: Role): Place | null =>
  PLACES[alert.kind]({ alert, role });
