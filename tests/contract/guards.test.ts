import { beforeAll, describe, expect, it } from 'vitest';
import { HEADERS } from '#shared/client/headers.ts';
import { codeOf } from '#shared/codes/error-code.ts';
import { contract } from '#shared/contract/index.ts';
import { MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { rawCall, type Wanted } from '#tests/support/raw-call.ts';
import { DATABASES } from './databases.ts';
import { BURST, GUARDS, NOON, OF_NETWORK, OF_TOKEN, ROWS, type Who } from './guards-table.ts';
import { memberOf, onEach, tillOf } from './suite.ts';

const clock = fixedClock(NOON);
onEach(
  DATABASES.slice(0, 1),
  'the guards of a call',
  (suite) => {
    const tokens: Record<Who, string> = {
      nobody: '',
      member: '',
      busy: '',
      cashier: '',
      ended: '',
      revoked: '',
      suspended: '',
    };
    let networks = 0;

    beforeAll(async () => {
      const { server } = suite;
      const { query } = server.deps.db;
      const wait = () => clock.advance(10 * SECOND);
      const member = async (phone: string) => {
        wait();
        return (await memberOf(server, phone)).token();
      };
      tokens.member = await member('66552001');
      tokens.busy = await member('66552004');
      tokens.ended = await member('66552002');
      tokens.suspended = await member('66552003');
      await query(
        `UPDATE member_session SET expires_at = 0 WHERE user_id = (SELECT id FROM app_user WHERE phone = '66552002')`,
      );
      await query(`UPDATE app_user SET suspended_at = 1 WHERE phone = '66552003'`);
      wait();
      tokens.cashier = (await tillOf(server)).token();
      wait();
      tokens.revoked = (await tillOf(server, { deviceId: 'device-revoked' })).token();
      await query(`UPDATE device SET revoked_at = 1 WHERE id = 'device-revoked'`);
      clock.set(NOON);
    });

    /** One call, from a network of its own unless it names one. */
    const send = (wanted: Wanted, body: string | Buffer | undefined, network: string) => {
      const { line, answer } = rawCall(suite.server.url, {
        timestamp: NOON,
        ...wanted,
        change: {
          'content-type': 'application/json',
          'x-forwarded-for': network,
          ...wanted.change,
        },
      });
      if (body === undefined && wanted.change?.['content-length'] !== undefined)
        line.flushHeaders();
      else line.end(body);
      return answer;
    };

    it.each(ROWS)('$guard: $call with $wrong is $code', async (row) => {
      const { call, code, who = 'nobody', sent = {}, body, times = 1 } = row;
      networks += 1;
      let last;
      for (let n = 0; n < times; n += 1)
        last = await send(
          { path: contract[call].path, ...sent, token: tokens[who] },
          body,
          `198.51.100.${networks}`,
        );
      expect(last).toMatchObject({ code: codeOf(code) });
    });

    it('each guard has a row', () => {
      expect(new Set(ROWS.map(({ guard }) => guard))).toEqual(new Set(GUARDS));
    });

    describe('their order', () => {
      const path = contract.upload.path;

      it('unsigned calls use up nobody’s share', async () => {
        const network = '203.0.113.1';
        const wrong = { path, change: { [HEADERS.gatewaySignature]: 'AAAA' } };
        for (let n = 0; n < OF_NETWORK * BURST + 5; n += 1)
          expect(await send({ ...wrong, token: `token ${n}` }, '', network)).toMatchObject({
            code: codeOf('SIGNATURE_WRONG'),
          });
        expect(await send({ path: contract.switchList.path }, '', network)).toMatchObject({
          status: 200,
        });
      });

      it('a network of IPv6 is one caller, whatever address of it calls; its neighbour is another', async () => {
        const { path: list } = contract.switchList;
        const from = (n: number) => `2001:db8:1:2::${n.toString(16)}`;
        let last;
        for (let n = 0; n <= OF_NETWORK * BURST; n += 1)
          last = await send({ path: list }, '', from(n));
        expect(last).toMatchObject({ code: codeOf('TOO_MANY_CALLS') });
        expect(await send({ path: list }, '', '2001:db8:1:3::1')).toMatchObject({ status: 200 });
      });

      it('who is refused earlier is not told what else is wrong', async () => {
        const answers = [
          [{ path, nonce: 'short', token: '' }, 'SIGNATURE_WRONG'],
          [{ path: contract.staffList.path, token: 'nobody', body: '[' }, 'SESSION_INVALID'],
          [{ path: contract.staffList.path, token: tokens.cashier, body: '[' }, 'WRONG_ROLE'],
        ] as const;
        for (const [wanted, reason] of answers)
          expect(
            await send(wanted, 'body' in wanted ? wanted.body : '', '203.0.113.3'),
          ).toMatchObject({ code: codeOf(reason) });
      });

      it('a call that was refused for its session may be sent again with the same nonce', async () => {
        const wanted = { path: contract.memberInfo.path, nonce: 'the-nonce-of-a-member' };
        expect(await send({ ...wanted, token: 'nobody' }, '', '203.0.113.4')).toMatchObject({
          code: codeOf('SESSION_INVALID'),
        });
        clock.advance(MINUTE);
        expect(await send({ ...wanted, token: tokens.member }, '', '203.0.113.4')).toMatchObject({
          status: 200,
        });
        clock.set(NOON);
      });
    });
  },
  {
    clock,
    env: {
      LIMIT_ADDRESS: String(OF_NETWORK),
      LIMIT_TOKEN: String(OF_TOKEN),
      TRUSTED_PROXIES: '127.0.0.1',
    },
  },
);
