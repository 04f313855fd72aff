// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { currentTillKey, keepTillKey, restoreTillKey } from './device-key.ts';
import {
  chooseStore,
  closeSession,
  currentSession,
  openSession,
  renewSession,
  restoreSession,
  sessionStore,
  takeOver,
  type SignedIn,
} from './session.ts';
import { lastStoreOf } from './settings.ts';

const device = asId<NonNullable<ReturnType<typeof currentSession>>['deviceId']>('device-1');
const store = (id: string) => ({
  id: asId<SignedIn['stores'][number]['id']>(id),
  name: id,
  address: '',
  kind: 'group' as const,
});

const staff = (operatorId: string, ...stores: string[]): SignedIn => ({
  token: `token-of-${operatorId}`,
  refreshToken: 'r'.repeat(30),
  expiresAt: instant(1),
  merchant: { id: asId('m-1'), name: 'Tarts' },
  operator: { id: asId(operatorId), name: 'Ana', role: 'cashier', hasPin: false },
  stores: stores.map(store),
  operators: [],
  device: { name: 'Till', storeId: null, lockMinutes: 10, isEnrolled: false },
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

  it('continues at the same store when the same operator signs in after the server ended it', async () => {
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

  it("continues at the till's store when another operator takes it over, if they work there", async () => {
    await openSession(staff('o-1', 's-1', 's-2'), device);
    await chooseStore(asId('s-2'));
    await takeOver(staff('o-2', 's-1', 's-2', 's-3'), device);
    expect(currentSession()).toMatchObject({ operator: { id: 'o-2' }, storeId: 's-2' });
    await takeOver(staff('o-3', 's-1', 's-3'), device);
    expect(currentSession()?.storeId).toBeNull();
    await closeSession('expired');
    await takeOver(staff('o-2', 's-1', 's-2'), device);
    expect(currentSession()?.storeId).toBe('s-2');
  });
});

describe('the key of a till', () => {
  const signedIn = (isEnrolled: boolean): SignedIn => ({
    ...staff('o-1', 's-1'),
    deviceKey: 'k'.repeat(43),
    device: { ...staff('o-1').device, isEnrolled },
  });

  beforeEach(async () => {
    await keepTillKey(null);
    await closeSession(null);
    sessionStorage.clear();
  });

  it('is kept apart from the session, outlives its end, and survives a reload', async () => {
    await openSession(signedIn(false), device);
    expect(sessionStorage.getItem('senado.console.secret.merchant.session')).not.toContain('kkk');
    await closeSession('expired');
    await restoreTillKey();
    expect(currentTillKey()).toEqual({ deviceKey: 'k'.repeat(43), isEnrolled: false });
  });

  it('is removed at sign-out, unless an owner enrolled the till', async () => {
    await openSession(signedIn(false), device);
    await closeSession(null);
    expect(currentTillKey()).toBeNull();
    await openSession(signedIn(true), device);
    await closeSession(null);
    expect(currentTillKey()?.isEnrolled).toBe(true);
  });

  it('is removed when the owner stops the till, also while nobody is signed in', async () => {
    await openSession(signedIn(true), device);
    await closeSession(null);
    await closeSession('revoked');
    expect([currentTillKey(), sessionStore.getState().why]).toEqual([null, 'revoked']);
  });
});
