import { afterEach, beforeAll, expect, it } from 'vitest';
import { codeOf } from '#shared/codes/error-code.ts';
import { dayOf, instant } from '#shared/kernel/time.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { FORM_END, FORM_TYPE, part, rawCall, type RawCall } from '#tests/support/raw-call.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf, tillOf } from './suite.ts';
import { PNG } from './walk-orgs.ts';

const PATH = '/public/business/_upload';
const MEGABYTE = 1024 * 1024;
/** Uploads that one member, one network, and all together, may have under way. */
const OF_MEMBER = 8;
const OF_NETWORK = 16;
const IN_ALL = 24;

onEach(
  DATABASES.slice(0, 1),
  'uploads',
  (suite) => {
    let member: TestClient;
    const open: RawCall[] = [];

    const signedIn = (phone: string): Promise<TestClient> => memberOf(suite.server, phone);

    beforeAll(async () => {
      member = await signedIn('66551901');
    });
    afterEach(() => {
      for (const { line } of open.splice(0)) line.destroy();
    });

    /** An upload that says how much will come, and whose body is for the test to write. */
    const begin = (
      bytes: number | null,
      {
        token = member.token(),
        change = {},
      }: { token?: string; change?: Record<string, string> } = {},
    ): RawCall => {
      const call = rawCall(suite.server.url, {
        path: PATH,
        token,
        change: {
          'content-type': FORM_TYPE,
          ...(bytes === null
            ? { 'transfer-encoding': 'chunked' }
            : { 'content-length': String(bytes) }),
          ...change,
        },
      });
      open.push(call);
      call.line.flushHeaders();
      return call;
    };
    const send = async (...parts: readonly Buffer[]) => {
      const body = Buffer.concat([...parts, FORM_END]);
      const { line, answer } = begin(body.length);
      line.end(body);
      return answer;
    };
    const picture = part('file', PNG, 'a.png');
    const folder = part('path', 'other');

    it('takes a picture, whatever the order of its parts', async () => {
      expect(await send(folder, picture)).toMatchObject({ status: 200 });
      expect(await send(picture, folder)).toMatchObject({ status: 200 });
    });

    it('asks who calls before a byte of the body is read', async () => {
      const till = await tillOf(suite.server);
      const asked = [
        [begin(5 * MEGABYTE, { change: { 'x-gateway-signature': 'AAAA' } }), 'SIGNATURE_WRONG'],
        [begin(5 * MEGABYTE, { token: '' }), 'SESSION_INVALID'],
        [begin(5 * MEGABYTE, { token: 'nobody' }), 'SESSION_INVALID'],
        [begin(5 * MEGABYTE, { token: till.token() }), 'SESSION_INVALID'],
      ] as const;
      for (const [call, reason] of asked)
        expect(await call.answer).toMatchObject({ code: codeOf(reason) });
    });

    it('a form of many empty parts is refused at the first that is too many, not at the last', async () => {
      const { line, answer } = begin(5 * MEGABYTE);
      line.write(Buffer.concat(Array.from({ length: 20 }, () => part('', ''))));
      expect(await answer).toMatchObject({ status: 400, code: codeOf('BAD_REQUEST') });
      const other = begin(5 * MEGABYTE);
      other.line.write(Buffer.concat(Array.from({ length: 20 }, () => part('path', 'other'))));
      expect(await other.answer).toMatchObject({ code: codeOf('BAD_REQUEST') });
    });

    it('refuses parts that nobody asked for, and those that are too long', async () => {
      const wrong = { status: 400, code: codeOf('BAD_REQUEST'), data: { issues: ['form'] } };
      for (const parts of [
        [folder, part('more', '1')],
        [folder, part('picture', PNG, 'a.png')],
        [part('file', PNG, 'a.png'), part('file', PNG, 'b.png')],
        [folder, folder],
        [part('__proto__', 'x'), picture],
      ])
        expect(await send(...parts)).toMatchObject(wrong);
      expect(await send(part('path', 'x'.repeat(2000)), picture)).toMatchObject({
        ...wrong,
        data: { issues: ['path'] },
      });
      expect(await send(folder)).toMatchObject({ ...wrong, data: { issues: ['file'] } });
      expect(await send(picture)).toMatchObject({ ...wrong, data: { issues: ['path'] } });
      const long = Buffer.from(`--part-of-a-form\r\nx-a: ${'a'.repeat(9000)}\r\n`);
      const rest = picture.subarray(picture.indexOf('content-disposition'));
      expect(await send(folder, long, rest)).toMatchObject({
        ...wrong,
        data: { issues: ['file'] },
      });
      const unbound = begin(100, { change: { 'content-type': 'multipart/form-data' } });
      expect(await unbound.answer).toMatchObject(wrong);
    });

    it('a form that breaks off is refused, and the next one is taken', async () => {
      for (const body of [
        folder,
        Buffer.concat([folder, picture.subarray(0, 90)]),
        Buffer.from('x'),
      ]) {
        const { line, answer } = begin(body.length);
        line.end(body);
        expect(await answer).toMatchObject({ status: 400, code: codeOf('BAD_REQUEST') });
      }
      const { line } = begin(MEGABYTE);
      line.write(picture.subarray(0, 90));
      line.destroy();
      expect(await send(folder, picture)).toMatchObject({ status: 200 });
    });

    it('a picture that is too large is refused before it has come, whatever is said of its length', async () => {
      const tooLarge = { status: 413, code: codeOf('UPLOAD_TOO_LARGE') };
      expect(await begin(6 * MEGABYTE).answer).toMatchObject(tooLarge);
      const unsaid = begin(null);
      unsaid.line.write(
        Buffer.concat([folder, part('file', Buffer.alloc(5 * MEGABYTE + 1), 'a.png')]),
      );
      expect(await unsaid.answer).toMatchObject(tooLarge);
      expect(await send(folder, part('file', Buffer.alloc(5 * MEGABYTE), 'a.png'))).toMatchObject({
        code: codeOf('UPLOAD_TYPE'),
      });
    });

    it('so many of one member are under way and no more; others go on, and one that ends makes room', async () => {
      const first = Array.from({ length: OF_MEMBER }, () => begin(MEGABYTE));
      const other = await signedIn('66551902');
      // the last one to be told is one too many: the others were let in before
      const refused = await Promise.race([...first, begin(MEGABYTE)].map(({ answer }) => answer));
      expect(refused).toMatchObject({ status: 429, code: codeOf('TOO_MANY_CALLS') });
      expect(await other.api.upload({ path: 'other' }, { file: new Blob([PNG]) })).toMatchObject({
        size: PNG.length,
      });
      for (const { line } of open) line.destroy();
      await expect.poll(() => send(folder, picture)).toMatchObject({ status: 200 });
    });

    /** Begins an upload of each token, at places of the network that the test names; gives the first answer. */
    const firstAnswer = (tokens: readonly string[], networkOf: (n: number) => string) =>
      Promise.race(
        tokens.map(
          (token, n) =>
            begin(MEGABYTE, { token, change: { 'x-forwarded-for': networkOf(n) } }).answer,
        ),
      );

    it('of one network, and of all together, so many are under way and no more; tills do not notice', async () => {
      const members = await Promise.all(
        Array.from({ length: IN_ALL / OF_MEMBER + 1 }, (_, n) => signedIn(`6655191${n}`)),
      );
      const tokens = members.flatMap((one) => Array.from({ length: OF_MEMBER }, () => one.token()));
      expect(
        await firstAnswer(tokens.slice(0, OF_NETWORK + 1), (n) => `2001:db8:1:2::${n}`),
      ).toMatchObject({ status: 429, code: codeOf('TOO_MANY_CALLS') });
      // those of before are counted until the server has noticed that they broke off
      await expect
        .poll(
          () => {
            for (const { line } of open.splice(0)) line.destroy();
            return firstAnswer(tokens.slice(0, IN_ALL + 1), (n) => `203.0.113.${n}`);
          },
          // each look costs every member eight of the 200 tries of their day
          { interval: 1000, timeout: 20_000 },
        )
        .toMatchObject({ status: 503, code: codeOf('SERVER_BUSY') });
      expect((await (await tillOf(suite.server)).api.merchantInfo({})).stores).not.toEqual([]);
    });

    it('a try that fails counts against its member’s day', async () => {
      const client = await signedIn('66551903');
      const { userId } = await client.api.memberInfo({});
      const { query } = suite.server.deps.db;
      await query(
        `INSERT INTO day_tally (kind, source, day, times) VALUES ('upload', $1, $2, 199)`,
        [userId, dayOf(instant(Date.now()))],
      );
      const upload = (file: Blob) => reasonOf(client.api.upload({ path: 'other' }, { file }));
      expect(await upload(new Blob(['GIF89a']))).toBe('UPLOAD_TYPE');
      expect(await upload(new Blob([PNG]))).toBe('UPLOAD_TOO_MANY');
    });

    it('a form that holds nothing is read with nothing in it, and JSON takes no form', async () => {
      expect((await member.api.systemStatus({})).status).toBe('normal');
      const form = (path: string, body: Buffer) => {
        const call = rawCall(suite.server.url, { path, change: { 'content-type': FORM_TYPE } });
        call.line.end(body);
        return call.answer;
      };
      expect(await form('/system/_status', folder)).toMatchObject({ code: codeOf('BAD_REQUEST') });
      expect(
        await form('/orgs/basic/switch/_list', Buffer.concat([folder, FORM_END])),
      ).toMatchObject({
        status: 400,
        code: codeOf('BAD_REQUEST'),
      });
    });
  },
  { env: { TRUSTED_PROXIES: '127.0.0.1' } },
);
