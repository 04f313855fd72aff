import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { listDevices } from './device-list-repo.ts';
import { renameDevice, revokeDevice, setLockMinutes } from './device-repo.ts';
import { dropEnrolmentsAt } from './enrolment-repo.ts';

export const deviceList: Handlers['deviceList'] = async (
  { session, deps, pick },
  { offset, size },
) => {
  const rows = await listDevices(deps.db.query, session.merchantId, { offset, size });
  const result = rows.slice(0, size).map(({ id, store, lastOperator, ...device }) => ({
    ...device,
    deviceId: id,
    storeName: store && pick(store),
    lastOperatorName: lastOperator && pick(lastOperator),
    isThis: id === session.deviceId,
  }));
  return { result, next: rows.length > size, nextOffset: offset + result.length };
};

const found = (isThere: boolean): Record<string, never> =>
  isThere ? {} : refuse('DEVICE_NOT_FOUND');

export const deviceRename: Handlers['deviceRename'] = async (
  { session, deps },
  { deviceId, name },
) =>
  found(await renameDevice(deps.db.query, { merchantId: session.merchantId, id: deviceId }, name));

export const deviceSetUp: Handlers['deviceSetUp'] = async (
  { session, deps },
  { deviceId, lockMinutes },
) =>
  found(
    await setLockMinutes(
      deps.db.query,
      { merchantId: session.merchantId, id: deviceId },
      lockMinutes,
    ),
  );

/** Revokes a till. Its sessions stay, so that its next call is told why; its enrolment code, which is valid for some minutes, ends. */
export const deviceRevoke: Handlers['deviceRevoke'] = async (
  { session: { merchantId }, deps, now },
  { deviceId },
) =>
  found(
    await deps.db.tx(async (query) => {
      // first: a repeat of the enrolment that runs is waited for, and is then stopped too
      await dropEnrolmentsAt(query, { merchantId, deviceId });
      return revokeDevice(query, { merchantId, id: deviceId }, now);
    }),
  );
