import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from './connect.ts';
import { databaseTls } from './database-tls.ts';

const VERIFIED = { rejectUnauthorized: true };

it.each([
  ['postgres://u@127.0.0.1:5432/x', false],
  ['postgres://u@localhost/x', false],
  ['postgres://u@[::1]:5432/x', false],
  ['postgres://u@/x?host=/var/run/postgresql', false],
  ['postgres://u@%2Fvar%2Frun/x', false],
  ['postgres://u@10.0.0.7/x', VERIFIED],
  ['postgres://u@db.example/x', VERIFIED],
  ['postgres://u@localhost/x?host=db.example', VERIFIED],
] as const)('%s is reached with %j', (url, tls) => {
  expect(databaseTls({ url })).toEqual(tls);
  expect(databaseTls({ url, wanted: true })).toEqual(VERIFIED);
  expect(databaseTls({ url, wanted: false })).toBe(false);
});

it('takes the authority from its file, and says which setting is wrong', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'senado-ca-')), 'ca.pem');
  fs.writeFileSync(file, 'an authority');
  const url = 'postgres://u@db.example/x';
  expect(databaseTls({ url, caFile: file })).toEqual({ ...VERIFIED, ca: 'an authority' });
  expect(() => databaseTls({ url, caFile: `${file}.gone` })).toThrow(/DATABASE_CA/);
  expect(() => databaseTls({ url: `${url}?sslmode=disable` })).toThrow(/DATABASE_TLS/);
});

it('a database that speaks no TLS is not used where it is asked for', async () => {
  const heard: Buffer[] = [];
  const server = net.createServer((socket) => {
    socket.on('data', (data) => {
      heard.push(data);
      socket.end('N');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as net.AddressInfo;
  await expect(
    openDatabase({
      databaseUrl: `postgres://u:a-secret@127.0.0.1:${port}/x`,
      databaseTls: true,
      dataDir: os.tmpdir(),
    }),
  ).rejects.toThrow(/DATABASE_URL does not answer \(.*SSL/);
  server.close();
  // nothing but the question for TLS was sent
  expect(Buffer.concat(heard)).toHaveLength(8);
});
