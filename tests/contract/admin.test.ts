import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { asId, type DeviceId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { switchThings } from '#server/modules/catalogue/index.ts';
import { startMessageService } from '#tests/support/message-service.ts';
import {
  admin,
  adminProgram,
  adminRefused,
  adminSaid,
  LOTUS,
  LOTUS_MENU,
  passwordIn,
  storeIn,
  typed,
} from '#tests/support/admin.ts';
import { DATABASES } from './databases.ts';
import { newRequest, onEach, reasonOf } from './suite.ts';
import { paidOrder, pickup } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const service = await startMessageService();
afterAll(() => {
  service.close();
});
const OWN = 'tram-lantern-harbour';
const newDevice = (): DeviceId => asId(`till-${randomUUID()}`);

onEach(
  DATABASES,
  'a town from an empty database (decision DA31)',
  (suite) => {
    let lastAccount = 0;
    const anAccount = (): string => {
      lastAccount += 1;
      return `boss-${lastAccount}`;
    };
    /** Another merchant with a takeaway store. */
    const found = async (change: Partial<Record<string, string>> = {}) => {
      const account = anAccount();
      const said = await adminSaid(suite.server, 'merchant add', {
        ...LOTUS,
        account,
        ...change,
      });
      return { account, password: passwordIn(said), storeId: asId<StoreId>(storeIn(said)), said };
    };
    const signIn = async (account: string, password: string, deviceId = newDevice()) => {
      const client = suite.server.client({ kind: 'console', clock, language: 'en-US' });
      const session = await client.api.merchantLogin({ account, password, deviceId });
      client.setToken(session.token);
      return { ...client, ...session, deviceId };
    };
    const guest = async (phone: string) => {
      const client = suite.server.client({ clock, language: 'en-US' });
      await client.api.memberSendCode({ region: '853', phone });
      const code = service.last(phone)!.code;
      const { token } = await client.api.memberLogin({ region: '853', phone, code });
      client.setToken(token);
      return client;
    };
    const menuOf = async (storeId: StoreId) => {
      const { api } = suite.server.client({ clock, language: 'en-US' });
      const { classifies } = await api.takeoutMenu({ storeId });
      return classifies.flatMap(({ classifyName, products }) =>
        products.map((product) => ({ ...product, classifyName })),
      );
    };

    describe('a merchant', () => {
      it('is added with its owner and its store; the list shows them', async () => {
        const { account, storeId, said } = await found();
        expect(said).toContain('work');
        const list = await adminSaid(suite.server, 'merchant list');
        expect(list).toContain(`owners: ${account}`);
        expect(list).toContain(`store ${storeId}  takeout  蓮花茶室新馬路店`);
      });

      it('is refused when anybody has the account, and then nothing is added; so is one of two at once', async () => {
        const { account } = await found();
        const flags = { ...LOTUS, account };
        const before = await adminSaid(suite.server, 'merchant list');
        expect(await adminRefused(suite.server, 'merchant add', flags)).toMatch(
          /^Somebody has the account boss-\d+ already/,
        );
        expect(await adminSaid(suite.server, 'merchant list')).toBe(before);
        const twice = { ...LOTUS, account: anAccount() };
        const answers = await Promise.all([
          admin(suite.server, 'merchant add', twice),
          admin(suite.server, 'merchant add', twice),
        ]);
        expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(1);
      });

      it.each([
        ['a place outside of Macau', { lat: '22.5' }, /^--lat 22\.5 is not in Macau/],
        ['an unknown kind', { kind: 'bar' }, /^--kind must be one of group, takeout, market/],
        ['hours that overlap', { hours: '10:00-15:00,14:00-22:00' }, /overlap/],
        [
          'hours past midnight that meet the next day',
          { hours: '09:00-11:00,22:00-10:00' },
          /overlap/,
        ],
        ['no hours at all', { hours: '9-22' }, /^"9-22" are no hours/],
        ['a day that is none', { closed: '2026-02-30' }, /^--closed must be days/],
        ['a name in one language', { 'cuisine-en': '' }, /^--cuisine-en must have/],
        ['a fee below nothing', { 'delivery-fee': '-1' }, /^--delivery-fee must be a number/],
        ['an account that is none', { account: 'a b' }, /^--account must be/],
      ])('is refused for %s', async (_what, change, why) => {
        const flags = { ...LOTUS, account: anAccount(), ...change };
        expect(await adminRefused(suite.server, 'merchant add', flags)).toMatch(why);
      });

      it('may have more stores, of every kind', async () => {
        const { account } = await found();
        for (const kind of ['takeout', 'market', 'group']) {
          const { account: _account, ...store } = LOTUS;
          const said = await adminSaid(suite.server, 'store add', {
            ...store,
            kind,
            merchant: account,
            hours: '18:00-02:00',
          });
          expect(said).toMatch(new RegExp(`^store [\\w-]+  ${kind}`));
        }
        expect(
          await adminRefused(suite.server, 'store add', { ...LOTUS, merchant: 'nobody' }),
        ).toMatch(/^No merchant/);
      });
    });

    describe('a one-time password', () => {
      it('opens nothing but the change of it, and is over afterwards', async () => {
        const { account, password, storeId } = await found();
        const owner = await signIn(account, password);
        expect(owner.operator).toMatchObject({ role: 'owner', mustChangePassword: true });
        for (const call of [
          () => owner.api.merchantInfo({}),
          () => owner.api.merchantDeskBoard({}),
          () => owner.api.merchantSessions({}),
          () => owner.api.merchantConfirm({ password }),
        ])
          expect(await reasonOf(call())).toBe('MUST_CHANGE_PASSWORD');
        const change = (wanted: string) =>
          owner.api.merchantChangePassword({ oldPassword: password, password: wanted });
        expect(await reasonOf(change(password))).toBe('PASSWORD_WEAK');
        expect(await reasonOf(change('short'))).toBe('PASSWORD_WEAK');
        await change(OWN);
        const { operator, stores } = await owner.api.merchantInfo({});
        expect(operator.mustChangePassword).toBeUndefined();
        expect(stores).toMatchObject([{ id: storeId, kind: 'takeout' }]);
        expect(await reasonOf(signIn(account, password))).toBe('PASSWORD_WRONG');
        expect((await signIn(account, OWN)).operator.mustChangePassword).toBeUndefined();
      });

      it('goes on by refresh without opening more, and can be signed out of', async () => {
        const { account, password } = await found();
        const owner = await signIn(account, password);
        const { deviceId } = owner;
        const renewed = await owner.api.merchantRefresh({
          refreshToken: owner.refreshToken,
          deviceId,
        });
        expect(renewed.operator.mustChangePassword).toBe(true);
        owner.setToken(renewed.token);
        expect(await reasonOf(owner.api.merchantInfo({}))).toBe('MUST_CHANGE_PASSWORD');
        await owner.api.merchantLogout({});
        expect(await reasonOf(owner.api.merchantInfo({}))).toBe('SESSION_INVALID');
      });

      it('is over after 24 hours; a reset gives another, and ends what the person had', async () => {
        const { account, password } = await found();
        const late = await signIn(account, password);
        clock.set(NOON + DAY);
        expect(await reasonOf(signIn(account, password))).toBe('PASSWORD_OVER');
        expect(
          await reasonOf(late.api.merchantChangePassword({ oldPassword: password, password: OWN })),
        ).toMatch(/^(PASSWORD_OVER|SESSION_INVALID)$/);
        const said = await adminSaid(suite.server, 'staff reset', { account });
        const owner = await signIn(account, passwordIn(said));
        await owner.api.merchantChangePassword({
          oldPassword: passwordIn(said),
          password: OWN,
        });
        await adminSaid(suite.server, 'staff reset', { account });
        expect(await reasonOf(owner.api.merchantInfo({}))).toBe('SESSION_INVALID');
        expect(await reasonOf(signIn(account, OWN))).toBe('PASSWORD_WRONG');
        expect(await adminRefused(suite.server, 'staff reset', { account: 'nobody' })).toBe(
          'Nobody has the account nobody.',
        );
        clock.set(NOON);
      });
    });

    describe('a menu from a file', () => {
      const importing = (storeId: string, file: string, apply = false) => ({
        store: storeId,
        file,
        ...(apply && { apply: true as const }),
      });

      it('is shown line by line first, written when it is asked for, and then nothing is left to do', async () => {
        const { storeId } = await found();
        const dry = await adminSaid(suite.server, 'menu import', importing(storeId, LOTUS_MENU));
        expect(dry).toContain('line 3  NEW  葡式蛋撻: 小食, 11.50');
        expect(dry).toContain('3 new, 0 changed, 0 as they are, 0 bad');
        expect(await menuOf(storeId)).toEqual([]);
        await adminSaid(suite.server, 'menu import', importing(storeId, LOTUS_MENU, true));
        expect(await menuOf(storeId)).toMatchObject([
          {
            classifyName: 'Snacks',
            productName: 'Pork chop bun',
            price: 3200,
            skus: [{ storeStock: -1 }],
          },
          {
            classifyName: 'Snacks',
            productName: 'Egg tart',
            price: 1150,
            skus: [{ storeStock: 120 }],
          },
          { classifyName: 'Drinks', productName: 'Silk stocking milk tea', price: 2000 },
        ]);
        expect(
          await adminSaid(suite.server, 'menu import', importing(storeId, LOTUS_MENU, true)),
        ).toContain('0 new, 0 changed, 3 as they are, 0 bad');
      });

      it('changes what its cells say: an empty one nothing, a dash clears, a dish without a line stays', async () => {
        const { storeId } = await found();
        await adminSaid(suite.server, 'menu import', importing(storeId, LOTUS_MENU, true));
        const file = [
          'dish_zh,dish_en,price,stock,description_en,class_zh,shown,number',
          '葡式蛋撻,,12,-,"Warm, from nine",新品,,E1',
          '絲襪奶茶,,,,,,no,',
        ].join('\r\n');
        const said = await adminSaid(suite.server, 'menu import', importing(storeId, file, true));
        expect(said).toContain(
          'CHANGE  葡式蛋撻: number "" → E1, class_zh 小食 → 新品, class_en Snacks → 新品, price 11.50 → 12.00, stock 120 → no limit, description_en "" → Warm, from nine',
        );
        expect(await menuOf(storeId)).toMatchObject([
          { classifyName: 'Snacks', productName: 'Pork chop bun', price: 3200 },
          {
            classifyName: '新品',
            productName: 'Egg tart',
            price: 1200,
            skus: [{ storeStock: -1 }],
          },
        ]);
        const byNumber = 'number,dish_zh,dish_en\nE1,蛋撻,Custard tart';
        await adminSaid(suite.server, 'menu import', importing(storeId, byNumber, true));
        expect((await menuOf(storeId))[1]).toMatchObject({
          productName: 'Custard tart',
          price: 1200,
        });
      });

      it('leaves a dish that is out as it is, and changes what it comes back with', async () => {
        const { storeId } = await found();
        await adminSaid(suite.server, 'menu import', importing(storeId, LOTUS_MENU, true));
        const { query } = suite.server.deps.db;
        const { rows } = await query<{ id: string; merchant_id: string }>(
          "SELECT id, merchant_id FROM takeout_product WHERE store_id = $1 AND name_en = 'Egg tart'",
          [storeId],
        );
        const [{ id, merchant_id: merchantId }] = rows as [(typeof rows)[0]];
        const store = { merchantId, id: storeId, kind: 'takeout' as const };
        const things = { dishes: [id], sizes: [], options: [] };
        await switchThings(query, store, things, { isOff: true, until: null });
        expect(
          await adminSaid(suite.server, 'menu import', importing(storeId, LOTUS_MENU, true)),
        ).toContain('3 as they are');
        const fewer = 'dish_zh,stock\n葡式蛋撻,30';
        await adminSaid(suite.server, 'menu import', importing(storeId, fewer, true));
        const stockNow = async () => (await menuOf(storeId))[1]!.skus[0]!.storeStock;
        expect(await stockNow()).toBe(0);
        await switchThings(query, store, things, { isOff: false, until: null });
        expect(await stockNow()).toBe(30);
      });

      it('writes nothing while a line is bad, and says what is wrong with each', async () => {
        const { storeId } = await found();
        const file = [
          'class_zh,class_en,dish_zh,price,stock,allergens',
          'A,A,好,10,,',
          'A,A,零,0,,',
          'A,A,負,-1,,',
          'A,A,貴,1000000000,,',
          'A,A,好,11,,',
          ',,新,12,,',
          'A,B,乙,12,1.5,sand',
          'A,A,,12,,',
        ].join('\n');
        const said = await adminRefused(
          suite.server,
          'menu import',
          importing(storeId, file, true),
        );
        expect(said.split('\n')).toEqual([
          'line 2  NEW  好: A, 10.00',
          'line 3  BAD  零: price must be from 0.10 to 100000.00',
          'line 4  BAD  負: price "-1" is no price such as 38 or 38.50',
          'line 5  BAD  貴: price "1000000000" is no price such as 38 or 38.50',
          'line 6  BAD  好: is about the same dish as line 2',
          'line 7  BAD  新: is a new dish and needs class_zh',
          expect.stringMatching(
            /^line 8 {2}BAD {2}乙: stock must be a whole number from 0 to 999999; allergens "sand" is none of gluten/,
          ),
          'line 9  BAD  : names no dish: it needs dish_zh or number',
          'line 2  NEW CLASS  A',
          '1 new, 0 changed, 0 as they are, 7 bad',
          'Nothing was written: correct the bad lines first.',
        ]);
        expect(await menuOf(storeId)).toEqual([]);
      });

      it.each([
        [
          'an unknown column',
          'dish_zh,colour\n包,red',
          /^No column is called "colour"\. Columns: number, /,
        ],
        ['no dish to name', 'price\n3', /needs the column dish_zh, or number/],
        ['no lines', 'dish_zh,price\n', /^The file has no dishes/],
        ['half a file', 'dish_zh,price\n"包,3', /^The quote that begins on line 2 never ends/],
        [
          'too many lines',
          `dish_zh\n${'x\n'.repeat(20_001)}`,
          /^The file has 20001 dishes; 20000 are the most/,
        ],
      ])('is refused for %s', async (_what, file, why) => {
        const { storeId } = await found();
        expect(await adminRefused(suite.server, 'menu import', importing(storeId, file))).toMatch(
          why,
        );
      });

      it('is for stores with a menu', async () => {
        const { storeId } = await found({ kind: 'group' });
        expect(
          await adminRefused(suite.server, 'menu import', importing(storeId, LOTUS_MENU)),
        ).toMatch(/^A store of deals has no menu/);
        expect(
          await adminRefused(suite.server, 'menu import', importing('nowhere', LOTUS_MENU)),
        ).toMatch(/^No store has this id/);
      });

      it('by two at once makes each dish once', async () => {
        const { storeId } = await found();
        await Promise.all(
          [1, 2].map(() =>
            adminSaid(suite.server, 'menu import', importing(storeId, LOTUS_MENU, true)),
          ),
        );
        expect(await menuOf(storeId)).toHaveLength(3);
      });
    });

    describe('a store', () => {
      it('opens with hours and a menu only, and the running server shows it at once', async () => {
        const { storeId } = await found({ 'store-en': 'Blue Gate Kitchen' });
        const set = (flags: Record<string, string | true>) =>
          ({ store: storeId as string, ...flags }) as const;
        expect(await adminRefused(suite.server, 'store set', set({ open: true }))).toMatch(
          /no opening hours/,
        );
        expect(
          await adminRefused(suite.server, 'store set', set({ open: true, hours: 'always' })),
        ).toMatch(/no dish/);
        await adminSaid(suite.server, 'menu import', {
          store: storeId,
          file: LOTUS_MENU,
          apply: true,
        });
        const { api } = suite.server.client({ clock, language: 'en-US' });
        const door = async () => (await api.takeoutStoreGet({ id: storeId })).showType;
        expect(await door()).toBe(2);
        await adminSaid(suite.server, 'store set', set({ open: true, hours: '10:00-22:00' }));
        expect(await door()).toBe(1);
        await adminSaid(suite.server, 'store set', set({ closed: '2026-11-21' }));
        expect(await door()).toBe(2);
        await adminSaid(
          suite.server,
          'store set',
          set({ closed: 'none', way: 'pickup', prep: '15' }),
        );
        expect(await door()).toBe(1);
        await adminSaid(suite.server, 'store set', set({ rest: true }));
        expect(await door()).toBe(2);
      });

      it('of deals has hours alone', async () => {
        const { storeId } = await found({ kind: 'group' });
        expect(
          await adminRefused(suite.server, 'store set', { store: storeId, open: true }),
        ).toMatch(/only --hours and --days/);
        await adminSaid(suite.server, 'store set', {
          store: storeId,
          hours: '09:00-18:00',
          days: 'mon,tue',
        });
      });

      it('takes its first order from payment to hand-over', async () => {
        const { account, password, storeId } = await found();
        const at = { store: storeId as string };
        await adminSaid(suite.server, 'menu import', { ...at, file: LOTUS_MENU, apply: true });
        await adminSaid(suite.server, 'store set', { ...at, hours: 'always', open: true });
        const owner = await signIn(account, password);
        await owner.api.merchantChangePassword({ oldPassword: password, password: OWN });
        const client = await guest('66555501');
        const [bun] = await menuOf(storeId);
        const line = {
          productId: bun!.productId,
          skuId: bun!.skus[0]!.skuId,
          quantity: 2,
          props: [],
          selectedPurchase: false,
        };
        const orderId = await paidOrder(
          suite.server,
          client,
          pickup({ storeId, productList: [line], buyer: { region: '853', phone: '66555501' } }),
        );
        const body = () => ({ requestId: newRequest(), orderId });
        const { orders } = await owner.api.merchantDeskBoard({});
        expect(orders).toMatchObject([{ orderId, stage: 'NEW' }]);
        await owner.api.merchantDeskAccept({ ...body(), readyInMinutes: 15 });
        await owner.api.merchantDeskReady(body());
        const { pickupCode } = await client.api.takeoutOrderGet({ tradeId: orderId });
        const done = await owner.api.merchantDeskHandOver({ ...body(), input: pickupCode! });
        expect(done.order.stage).toBe('DONE');
      });
    });

    it('the program runs beside the server, and says what a server without demonstration lacks', async () => {
      const { databaseUrl } = suite.server.deps.config;
      const where = {
        DATA_DIR: suite.server.dataDir,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      };
      const account = anAccount();
      const flags = typed({ ...LOTUS, account });
      const added = await adminProgram(['merchant', 'add', ...flags], where);
      expect(added).toMatchObject({ problem: '', code: 0 });
      expect(passwordIn(added.out)).toMatch(/^(?:[a-z\d]{4}-){3}[a-z\d]{4}$/);
      // the embedded database's server is asked, and has a bank and a message service; a program of its own reads its own settings
      if (databaseUrl === undefined) expect(added.out).not.toContain('No order can be paid yet');
      else expect(added.out).toMatch(/No order can be paid yet.*SANDBOX_BANK=1/);
      expect((await signIn(account, passwordIn(added.out))).operator.role).toBe('owner');
      const file = path.join(suite.server.dataDir, 'menu.csv');
      fs.writeFileSync(file, LOTUS_MENU);
      const menu = ['menu', 'import', '--store', storeIn(added.out), '--file', file, '--apply'];
      expect((await adminProgram(menu, where)).out).toContain('The menu was written');
      expect(await adminProgram(['merchant', 'add', ...flags], where)).toMatchObject({
        out: '',
        problem: expect.stringMatching(/^Somebody has the account/),
        code: 1,
      });
    });

    it('the program says what is wrong with what was typed', async () => {
      if (suite.server.deps.config.databaseUrl !== undefined) return;
      const where = { DATA_DIR: suite.server.dataDir };
      expect(await adminProgram(['merchant', 'add', '--kind', 'takeout'], where)).toMatchObject({
        problem: expect.stringMatching(/^Missing: --name-zh, --name-en, --account/),
        code: 1,
      });
      expect((await adminProgram(['merchant', 'add', '--colour', 'red'], where)).problem).toMatch(
        /^Unknown option '--colour'.*See --help\./,
      );
    });

    it('only this user may enter the folder of the socket', () => {
      if (suite.server.deps.config.databaseUrl !== undefined) return;
      const folder = path.join(suite.server.dataDir, 'admin');
      expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
      expect(fs.statSync(path.join(folder, 'socket')).mode & 0o777).toBe(0o600);
    });
  },
  {
    clock,
    env: {
      DEMO: '0',
      SANDBOX_BANK: '1',
      CODE_WEBHOOK_URL: service.url,
      CODE_WEBHOOK_SECRET: 'between-town-and-service',
    },
  },
);
