import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorNameOf } from '#shared/codes/error-code.ts';
import { ROLES, type Role } from '#shared/codes/group-order.ts';
import type { Call } from '#shared/contract/define.ts';
import { contract, type CallName } from '#shared/contract/index.ts';
import { isApiError } from '#shared/client/api-error.ts';
import { instant } from '#shared/kernel/time.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { sha256 } from '#server/kit/digest.ts';
import { addMerchantSession } from '#server/modules/staff/session-repo.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { DATABASES } from './databases.ts';
import {
  ROLES_TABLE,
  type ByRole,
  type Outcome,
  type Place,
  type Row,
  type Self,
} from './roles-table.ts';
import { memberOf, onEach } from './suite.ts';

const merchantCalls = Object.entries(contract).filter(
  ([, { caller }]) => caller === 'merchant',
) as [CallName, Call][];

/** What is said at the door; any other refusal means that the caller had the right and the thing was not in the state for it. */
const AT_THE_DOOR = new Set<Outcome>([
  'NO_PERMISSION',
  'WRONG_ROLE',
  'SESSION_INVALID',
  'DEVICE_REVOKED',
  'BAD_REQUEST',
  'SERVER_ERROR',
  'WRONG_MERCHANT',
  'NOT_FOUND',
  'ORDER_NOT_FOUND',
  'PRODUCT_NOT_FOUND',
  'STAFF_NOT_FOUND',
  'DEVICE_NOT_FOUND',
  'STORE_NOT_FOUND',
  'ALERT_NOT_FOUND',
  'NO_SUCH_CALL',
  'SERVER_BUSY',
]);

/** Where the callers work, where their merchant has another store, and where another merchant is. `voucher`: its label in the demonstration. */
const SPOTS = {
  own: {
    merchantId: 'neighbourhood',
    storeId: 'senado',
    productId: 'egg-tart-box',
    voucher: 'valid',
  },
  otherStore: {
    merchantId: 'neighbourhood',
    storeId: 'cunha',
    productId: 'one-store-tea',
    voucher: 'wrong-store',
  },
  otherMerchant: {
    merchantId: 'riverside',
    storeId: 'riverside-barra',
    productId: 'foreign-noodle',
    voucher: 'foreign',
  },
} as const;
type Spot = keyof typeof SPOTS;

const operatorRow = (merchantId: string, id: string, role: Role, stores: string[]) => ({
  merchant_id: merchantId,
  id,
  account: id,
  name_zh: id,
  name_en: id,
  role,
  password_hash: 'none',
  store_ids: stores,
  is_active: true,
  locked_until: 0,
});
const deviceRow = (merchantId: string, id: string) => ({
  merchant_id: merchantId,
  id,
  name: id,
  created_at: 0,
  revoked_at: null,
  locked_until: 0,
});

/** Someone to act upon, a till and a record at a place. */
const furnish = async (
  {
    deps: {
      db: { query },
    },
    vouchers,
  }: InProcess,
  spot: Spot,
): Promise<Place> => {
  const { merchantId, storeId, productId, voucher } = SPOTS[spot];
  const { voucherId, code } = vouchers.find(({ label }) => label === voucher)!;
  const [operatorId, deviceId, verifyId] = [`person-${spot}`, `till-${spot}`, `record-${spot}`];
  const alertId = `alert-${spot}`;
  await insertRows(query, 'operator', [operatorRow(merchantId, operatorId, 'cashier', [storeId])]);
  await insertRows(query, 'device', [deviceRow(merchantId, deviceId)]);
  const {
    rows: [row],
  } = await query<{ order_id: string }>('SELECT order_id FROM voucher WHERE id = $1', [voucherId]);
  await insertRows(query, 'verify_log', [
    {
      merchant_id: merchantId,
      id: verifyId,
      at: Date.now(),
      scanned_at: Date.now(),
      voucher_id: voucherId,
      order_id: row!.order_id,
      product_id: productId,
      code_mask: '1234****9012',
      times: 1,
      face_amount: 100,
      settle_amount: 90,
      store_id: storeId,
      operator_id: operatorId,
      device_id: deviceId,
      source: 'MANUAL',
      state: 'OK',
      reason: null,
    },
  ]);
  await insertRows(query, 'merchant_alert', [
    {
      merchant_id: merchantId,
      id: alertId,
      kind: 'store-undos',
      subject: storeId,
      day: '2026-01-02',
      at: 0,
      last_at: 0,
      times: 10,
      store_id: storeId,
      operator_id: null,
      device_id: null,
    },
  ]);
  return {
    alertId,
    storeId,
    productId,
    voucherId,
    code,
    orderId: row!.order_id,
    verifyId,
    operatorId,
    deviceId,
  };
};

/** A reply that names nothing of a place. */
const isSilent = (
  reply: unknown,
  { productId, voucherId, orderId, verifyId, alertId }: Place,
): boolean => {
  const text = JSON.stringify(reply);
  return [productId, voucherId, orderId, verifyId, alertId].every((thing) => !text.includes(thing));
};

const outcomeOf = async (call: Promise<unknown>, of?: Place): Promise<Outcome> => {
  try {
    const reply = await call;
    return of && isSilent(reply, of) ? 'NOTHING' : 'OK';
  } catch (error) {
    if (!isApiError(error) || error.code === null) throw error;
    return errorNameOf(error.code) ?? 'SERVER_ERROR';
  }
};

const wanted = ({ own, otherStore, otherMerchant }: Row, role: Role, spot: Spot): Outcome => {
  const of = (by: ByRole | undefined, fallback: Outcome): Outcome =>
    typeof by === 'object' ? (by[role] ?? fallback) : (by ?? fallback);
  const atHome = of(own, 'OK');
  if (spot === 'own') return atHome;
  if (spot === 'otherMerchant') return of(otherMerchant, 'NO_PERMISSION');
  return of(otherStore, role === 'owner' ? atHome : 'NO_PERMISSION');
};

onEach(DATABASES.slice(0, 1), 'roles', (suite) => {
  const places = {} as Record<Spot, Place>;
  let member: TestClient;
  const selfOf = (role: Role): Self => ({
    role,
    operatorId: `self-${role}`,
    deviceId: `own-till-${role}`,
  });

  beforeAll(async () => {
    const { query } = suite.server.deps.db;
    await insertRows(
      query,
      'operator',
      ROLES.map((role) =>
        operatorRow('neighbourhood', `self-${role}`, role, role === 'owner' ? [] : ['senado']),
      ),
    );
    await insertRows(
      query,
      'device',
      ROLES.map((role) => deviceRow('neighbourhood', `own-till-${role}`)),
    );
    for (const spot of Object.keys(SPOTS) as Spot[])
      places[spot] = await furnish(suite.server, spot);
    member = await memberOf(suite.server);
  });

  /** Sends a body as someone, with a session of its own, so that no call spoils the next. */
  const send = async (
    name: CallName,
    self: Self | null,
    body: object,
    of?: Place,
  ): Promise<Outcome> => {
    const token = `token-${randomUUID()}`;
    const later = instant(Date.now() + 60_000);
    if (self)
      await addMerchantSession(suite.server.deps.db.query, {
        ...self,
        merchantId: 'neighbourhood',
        tokenHash: sha256(token),
        refreshHash: sha256(`r${token}`),
        createdAt: instant(Date.now()),
        expiresAt: later,
        refreshExpiresAt: later,
        familyId: token,
        startedAt: instant(Date.now()),
        provedAt: instant(Date.now()),
      });
    const { api } = suite.server.client({ kind: 'console', token });
    return outcomeOf((api[name] as (given: object) => Promise<unknown>)(body), of);
  };

  /** What one role did must not stand in the way of the next. */
  const putBack = async (name: CallName): Promise<void> => {
    const { query } = suite.server.deps.db;
    const vouchers = Object.values(places).map(({ voucherId }) => voucherId);
    await query(
      'UPDATE voucher SET status = 1, times_used = 0, amount_used = 0, undo_cycles = 0, times_refunded = 0, amount_refunded = 0 WHERE id = ANY($1::text[])',
      [vouchers],
    );
    await query("UPDATE verify_log SET state = 'OK', is_refunded = false WHERE id LIKE 'record-%'");
    await query("DELETE FROM verify_undo WHERE verify_id LIKE 'record-%'");
    await query("DELETE FROM verify_refund WHERE verify_id LIKE 'record-%'");
    // a use can be given back of a voucher that counts it
    if (name === 'merchantRefundUsed')
      await query(
        'UPDATE voucher SET status = 2, times_used = 1, amount_used = 100 WHERE id = ANY($1::text[])',
        [vouchers],
      );
  };

  it('every merchant call has its row in the table, with the roles of the contract', () => {
    expect(merchantCalls.map(([name]) => name).filter((name) => !ROLES_TABLE[name])).toEqual([]);
    for (const [name, { roles }] of merchantCalls)
      expect([name, ROLES_TABLE[name]?.roles]).toEqual([name, roles ?? ROLES]);
  });

  describe.each(merchantCalls.filter(([name]) => ROLES_TABLE[name]))('%s', (name) => {
    const row = ROLES_TABLE[name]!;
    const cases = () =>
      ROLES.flatMap((role) => {
        const self = selfOf(role);
        const bodies = (Object.keys(SPOTS) as Spot[]).map((spot) => ({
          spot,
          body: row.body(places[spot], self),
        }));
        const isPlaceless =
          new Set((Object.keys(SPOTS) as Spot[]).map((spot) => namedBy(row.body, spot, self)))
            .size === 1;
        return bodies
          .filter(({ spot }) => spot === 'own' || !isPlaceless)
          .map((one) => ({ ...one, role, self }));
      });
    /** What a body takes of a place: the names that it reads. */
    const namedBy = (body: Row['body'], spot: Spot, self: Self): string => {
      const read: string[] = [];
      body(
        new Proxy(places[spot], {
          get: (place, key: keyof Place) => {
            read.push(place[key]);
            return place[key];
          },
        }),
        self,
      );
      return read.join();
    };

    it("asks for a session of the merchant's staff", async () => {
      const body = row.body(places.own, selfOf('owner'));
      expect(await send(name, null, body)).toBe('SESSION_INVALID');
      expect(await outcomeOf((member.api[name] as (given: object) => Promise<unknown>)(body))).toBe(
        'SESSION_INVALID',
      );
    });

    it('answers each role for its own store, another store and another merchant as the table says', async () => {
      const wrong: string[] = [];
      for (const { role, self, spot, body } of cases()) {
        const isAllowed = row.roles.includes(role);
        const expected = isAllowed ? wanted(row, role, spot) : 'WRONG_ROLE';
        if (contract[name].repeat !== 'read') await putBack(name);
        const got = await send(name, self, body, expected === 'NOTHING' ? places[spot] : undefined);
        const isRight = expected === 'OK' ? !AT_THE_DOOR.has(got) : got === expected;
        if (!isRight) wrong.push(`${role}, ${spot}: ${got} instead of ${expected}`);
      }
      expect(wrong).toEqual([]);
    });
  });
});
