// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { chooseStore, closeSession, currentSession, openSession, renewSession, restoreSession, sessionStore, type SignedIn } from './session.ts';
import { lastStoreOf } from './settings.ts';

const device = asId<NonNullable<ReturnType<typeof currentSession>>['deviceId']>('device-1');
const store = (id: string) => ({ id: asId<SignedIn['stores'][number]['id']>(id), name: id, address: '' });

const staff = (operatorId: string, ...stores: string[]): SignedIn => ({
  token: `token-of-${operatorId}`, refreshToken: 'r'.repeat(30), expiresAt: instant(1), merchant: { id: asId('m-1'), name: 'Tarts' }, operator: { id: asId(operatorId), name: 'Ana', role: 'cashier', hasPin: false },
  stores: stores.map(store), operators: [], device: { name: 'Till', storeId: null, lockMinutes: 10, isEnrolled: false },
});

/** What a reload does: memory is gone, the bridge's secret is not. */
const reload = async (): Promise<void> => {
  sessionStore.setState({ session: null, why: null });
  await restoreSession(device);
};

describe('the session at a till', () => {
  beforeEach(async () => {
    await closeSession(null);
    localStorage.clear();
    sessionStorage.clear();
  });

  it('needs no store choice where there is one store', async () => {
    await openSession(staff('o-1', 's-1'), device);
    expect(currentSession()?.storeId).toBe('s-1');
  });

  it('waits for a store choice where there are several, and remembers it for next time', async () => {
    await openSession(staff('o-1', 's-1', 's-2'), device);
    expect(currentSession()?.storeId).toBeNull();
    await chooseStore(asId('s-2'));
    expect(lastStoreOf(asId('o-1'))).toBe('s-2');
  });

  it('survives a reload whole', async () => {
    await openSession(staff('o-1', 's-1', 's-2'), device);
    await chooseStore(asId('s-2'));
    const before = currentSession();
    await reload();
    expect(currentSession()).toEqual(before);
  });

  it('is not taken up at another device, nor when it does not read', async () => {
    await openSession(staff('o-1', 's-1'), device);
    sessionStore.setState({ session: null });
    await restoreSession(asId('device-2'));
    expect(currentSession()).toBeNull();
    sessionStorage.setItem('senado.console.secret.merchant.session', '{"token":');
    await reload();
    expect(currentSession()).toBeNull();
  });

  it('goes on at the same store when the same operator signs in after the server ended it', async () => {
    await openSession(staff('o-1', 's-1', 's-2'), device);
    await chooseStore(asId('s-2'));
    await closeSession('expired');
    expect(sessionStore.getState()).toEqual({ session: null, why: 'expired' });
    await openSession(staff('o-2', 's-1', 's-2'), device);
    expect(currentSession()?.storeId).toBeNull();
    await closeSession('expired');
    await openSession(staff('o-1', 's-1', 's-2'), device);
    expect(currentSession()?.storeId).toBe('s-2');
  });

  it('asks for the store again after signing out', async () => {
    await openSession(staff('o-1', 's-1', 's-2'), device);
    await chooseStore(asId('s-2'));
    await closeSession(null);
    await openSession(staff('o-1', 's-1', 's-2'), device);
    expect(currentSession()?.storeId).toBeNull();
  });

  it('takes up new rights, and lets a store go that is no longer among them', async () => {
    await openSession(staff('o-1', 's-1', 's-2'), device);
    await chooseStore(asId('s-2'));
    await renewSession({ ...staff('o-1', 's-1', 's-3'), token: 'next' });
    expect(currentSession()).toMatchObject({ token: 'next', storeId: null });
  });

  it('ignores news of somebody else', async () => {
    await openSession(staff('o-1', 's-1'), device);
    await renewSession(staff('o-2', 's-1'));
    expect(currentSession()?.token).toBe('token-of-o-1');
  });
});
