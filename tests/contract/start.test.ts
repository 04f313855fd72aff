import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { codeOf } from '#shared/codes/error-code.ts';
import { copyFolder } from '#tests/support/copy-folder.ts';
import { testClient } from '#tests/support/server-client.ts';
import { startInProcess } from '#tests/support/server-in-process.ts';
import { ServerFailed, startServer } from '#tests/support/server-process.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-start-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A data folder that a server with the demonstration town has left. */
const townIn = (name: string): string => {
  const dataDir = path.join(folder, name);
  fs.mkdirSync(dataDir);
  copyFolder(inject('townFolder'), dataDir);
  return dataDir;
};

const failing = async (wanted: Parameters<typeof startServer>[0]): Promise<ServerFailed> => {
  try {
    await (await startServer(wanted)).kill();
  } catch (error) {
    if (error instanceof ServerFailed) return error;
    throw error;
  }
  throw new Error('the server started');
};

describe('a start that cannot go on says one sentence and exits with 1', () => {
  it.each([
    [
      'a data folder that is a file',
      () => {
        const file = path.join(folder, 'file');
        fs.writeFileSync(file, '');
        return { dataDir: file };
      },
      /^The data folder .*file cannot be used: it is not a folder\. Set DATA_DIR to another folder\.$/,
    ],
    [
      'data of another PostgreSQL',
      () => {
        const dir = path.join(folder, 'old');
        fs.mkdirSync(path.join(dir, 'postgres'), { recursive: true });
        fs.writeFileSync(path.join(dir, 'postgres/PG_VERSION'), '12\n');
        return { dataDir: dir };
      },
      /^The data in .* is of PostgreSQL 12, this version brings PostgreSQL 18: export it with the old version first\.$/,
    ],
    [
      'a folder with something else in it',
      () => {
        const dir = path.join(folder, 'other');
        fs.mkdirSync(path.join(dir, 'postgres'), { recursive: true });
        fs.writeFileSync(path.join(dir, 'postgres/notes'), '');
        return { dataDir: dir };
      },
      /holds something that is no database/,
    ],
    [
      'a wrong PORT',
      () => ({ dataDir: folder, env: { PORT: 'eighty' } }),
      /^The environment variable PORT has a value that cannot be used\.$/,
    ],
    [
      'a database that is not there',
      () => ({ dataDir: folder, env: { DATABASE_URL: 'postgres://x@127.0.0.1:4199/x' } }),
      /^The database of DATABASE_URL does not answer \(ECONNREFUSED\)\.$/,
    ],
  ] as const)('%s', async (_what, wanted, sentence) => {
    const { message, code } = await failing(wanted());
    expect(code).toBe(1);
    expect(message).toMatch(sentence);
  });

  it('a taken port', async () => {
    const taken = net.createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => {
        resolve((taken.address() as net.AddressInfo).port);
      });
    });
    const { message, code } = await failing({
      dataDir: townIn('taken'),
      env: { PORT: String(port) },
    });
    taken.close();
    expect({ message, code }).toEqual({
      message: `Port ${port} on 127.0.0.1 is taken by another program. Set PORT to another one.`,
      code: 1,
    });
  });
});

describe('a server program', () => {
  it('prints where it listens, keeps its folder to itself, stops cleanly and finds everything again', async () => {
    const dataDir = path.join(folder, 'data');
    const first = await startServer({ dataDir });
    const banner = /egg|valid\n/.exec(first.log());
    expect(banner).not.toBeNull();
    expect((await failing({ dataDir })).message).toMatch(
      /^The data folder .* is in use by another server \(process \d+\)\.$/,
    );
    const codes = first.log().match(/(\d{4} ){2}\d{4}/g);
    expect(await first.stop()).toBe(0);
    const second = await startServer({ dataDir });
    expect(second.log().match(/(\d{4} ){2}\d{4}/g)).toEqual(codes);
    expect(await second.stop()).toBe(0);
  });

  it('never serves the demonstration as a real town: it says how to remove it, which needs a word more', async () => {
    const dataDir = townIn('was-demo');
    const real = { dataDir, env: { DEMO: '0' } };
    const { message, code } = await failing(real);
    expect(code).toBe(1);
    expect(message).toMatch(/^The data holds the demonstration town.*npm run demo:remove/);
    const remove = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'server/demo/remove.ts', ...args], {
        env: { ...process.env, DATA_DIR: dataDir },
        encoding: 'utf8',
      });
    const picture = path.join(dataDir, 'uploads/other/a.png');
    fs.mkdirSync(path.dirname(picture), { recursive: true });
    fs.writeFileSync(picture, '');
    expect(remove()).toMatchObject({ status: 1, stderr: expect.stringContaining('--everything') });
    expect((await failing(real)).message).toMatch(/^The data holds/);
    expect(fs.existsSync(picture)).toBe(true);
    expect(remove('--everything')).toMatchObject({ status: 0 });
    expect(fs.existsSync(picture)).toBe(false);
    const emptied = await startServer(real);
    expect((await fetch(`${emptied.url}/healthz`)).status).toBe(200);
    // nothing can send a code there, which is said
    await expect(
      testClient({ url: emptied.url }).api.memberSendCode({ region: '853', phone: '66001234' }),
    ).rejects.toMatchObject({ code: codeOf('LOGIN_CODE_NOT_SENT') });
    await emptied.stop();
    expect(remove()).toMatchObject({ status: 0, stdout: expect.stringContaining('nothing was') });
  });

  it('asked to stop, it serves calls while balancers hear that it is not ready', async () => {
    const server = await startInProcess({ env: { DRAIN_SECONDS: '3' } });
    const stopped = server.stop();
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;
    expect(await Promise.all(['/readyz', '/livez', '/healthz'].map(statusOf))).toEqual([
      503, 200, 200,
    ]);
    await stopped;
    await expect(fetch(`${server.url}/livez`)).rejects.toThrow('fetch failed');
  });

  it('is killed in any way and starts again at once', async () => {
    const dataDir = townIn('killed');
    await (await startServer({ dataDir })).kill();
    const again = await startServer({ dataDir });
    expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
    await again.remove();
  });
});
