import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { build, Platform, type Configuration } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkAmong, LINK_SCHEME, voucherOfLink } from '#shared/ipc/deep-link.ts';
import { updaterConfig } from '../electron/main/updates.ts';
import { flip, FUSES } from './after-pack.mjs';

const root = join(import.meta.dirname, '..');
const CONFIG = join(import.meta.dirname, 'electron-builder.yml');
/** Electron-builder's own parts, as it finds them itself. */
const inner = createRequire(
  createRequire(import.meta.url).resolve('electron-builder/package.json'),
);
const { load } = createRequire(inner.resolve('app-builder-lib/package.json'))('js-yaml') as {
  load: (text: string) => Configuration;
};
const { validateConfiguration } = inner('app-builder-lib/out/util/config/config') as {
  validateConfiguration: (
    config: Configuration,
    log: { isEnabled: boolean; add: () => void },
  ) => Promise<void>;
};
const asar = createRequire(inner.resolve('app-builder-lib/package.json'))('@electron/asar') as {
  listPackage: (file: string, options: { isPack: boolean }) => string[];
  statFile: (file: string, path: string) => { files?: object };
};
const config = (): Configuration => load(readFileSync(CONFIG, 'utf8'));

/** Precedes the fuses in every runtime: version, count, then a byte each; `0` is off (electron/fuses). */
const WIRE = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** The byte of a fuse that is on. */
const ON = '1'.charCodeAt(0);
const runtime = (): Buffer =>
  Buffer.concat([
    Buffer.alloc(64),
    Buffer.from(WIRE),
    Buffer.from([1, 9]),
    Buffer.from('1011001000'.slice(0, 9)),
    Buffer.alloc(64),
  ]);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'senado-package-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const put =
  (...path: string[]) =>
  (content: string | Buffer): string => {
    const file = join(folder, ...path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: 0o755 });
    return file;
  };

const expected = {
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
};
const wireOf = async (program: string): Promise<Record<number, boolean>> => {
  const wire = await getCurrentFuseWire(program);
  return Object.fromEntries(
    Object.keys(expected).map((fuse) => [fuse, Number(wire[Number(fuse) as FuseV1Options]) === ON]),
  );
};

describe('the packages', () => {
  it("have a configuration that electron-builder's own schema takes, for all three systems", async () => {
    await validateConfiguration(config(), { isEnabled: false, add: () => undefined });
    await expect(
      validateConfiguration({ ...config(), fileAsociations: [] } as Configuration, {
        isEnabled: false,
        add: () => undefined,
      }),
    ).rejects.toThrow('fileAsociations');
    const { mac, win, linux, fileAssociations, publish, protocols } = config();
    expect([mac?.target, win?.target, linux?.target]).toEqual(['dmg', 'nsis', ['dir', 'AppImage']]);
    expect(mac).toMatchObject({
      hardenedRuntime: true,
      entitlements: 'build/entitlements.mac.plist',
      entitlementsInherit: 'build/entitlements.mac.plist',
    });
    expect([fileAssociations, publish]).toEqual([undefined, null]);
    expect(protocols).toEqual([
      { name: 'Senado voucher link', schemes: [LINK_SCHEME], role: 'Viewer' },
    ]);
    expect(voucherOfLink(linkAmong([`${LINK_SCHEME}://voucher/x`]) ?? '')).toBeNull();
  });

  it('are updated on Windows by an installer of their own publisher alone', () => {
    const { signtoolOptions } = config().win ?? {};
    expect(load(updaterConfig('https://updates.example/till'))).toEqual({
      provider: 'generic',
      url: 'https://updates.example/till',
      updaterCacheDirName: 'senado-console-updater',
      publisherName: [signtoolOptions?.publisherName],
    });
    expect(signtoolOptions?.publisherName).toBe('Senado');
  });

  it('may use the camera and compile scripts on macOS, and nothing that loosens the hardened runtime', () => {
    const keys = [
      ...readFileSync(join(import.meta.dirname, 'entitlements.mac.plist'), 'utf8').matchAll(
        /<key>(.+)<\/key>\s*<(true|false)\/>/g,
      ),
    ].map(([, key, value]) => [key, value]);
    expect(keys).toEqual([
      ['com.apple.security.cs.allow-jit', 'true'],
      ['com.apple.security.device.camera', 'true'],
      ['com.apple.security.device.usb', 'true'],
    ]);
  });

  it('have the fuses set by the hook', async () => {
    const program = put('fuses', 'electron')(runtime());
    expect(FUSES).toEqual(expected);
    expect(await wireOf(program)).not.toEqual(expected);
    await flip(program);
    expect(await wireOf(program)).toEqual(expected);
  });

  it(
    'hold what was built and nothing else: no package, no map of sources, no test; and their program has its fuses flipped',
    { timeout: 120_000 },
    async () => {
      vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      for (const name of ['version', 'LICENSE', 'LICENSES.chromium.html', 'resources/none'])
        put('runtime', name)('45.4.1');
      put('runtime', 'electron')(runtime());
      for (const path of [
        'out/main/index.js',
        'out/main/index.js.map',
        'out/.built',
        'out/preload/index.cjs',
        'out/renderer/index.html',
        'out/renderer/assets/a.js',
        'out/renderer/assets/a.js.map',
        'out/renderer/node_modules/x.js',
        'server/main.ts',
        'electron/main/x.test.ts',
        'tests/x.spec.ts',
        '.env',
        'README.md',
        'package-lock.json',
        'node_modules/.bin/tool',
      ])
        put('app', path)('x');
      for (const name of ['left', 'tool']) {
        put('app', 'node_modules', name, 'package.json')(`{"name":"${name}","version":"1.0.0"}`);
        put('app', 'node_modules', name, 'index.js')('x');
      }
      const { name, version, main, type } = JSON.parse(
        readFileSync(join(root, 'package.json'), 'utf8'),
      ) as Record<string, string>;
      put(
        'app',
        'package.json',
      )(
        JSON.stringify({
          name,
          version,
          main,
          type,
          description: 'x',
          author: 'x',
          dependencies: { left: '1.0.0' },
          devDependencies: { tool: '1.0.0' },
        }),
      );
      const { beforeBuild, afterPack, ...rest } = config();
      await build({
        projectDir: join(folder, 'app'),
        targets: Platform.LINUX.createTarget('dir'),
        publish: null,
        config: {
          ...rest,
          beforeBuild: join(root, String(beforeBuild)),
          afterPack: join(root, String(afterPack)),
          electronVersion: '45.4.1',
          electronDist: join(folder, 'runtime'),
          directories: { output: join(folder, 'release'), buildResources: join(root, 'build') },
          linux: { ...rest.linux, icon: join(root, String(rest.linux?.icon)) },
        },
      });
      const archive = join(folder, 'release/linux-unpacked/resources/app.asar');
      const files = asar
        .listPackage(archive, { isPack: false })
        .map((path) => path.replaceAll('\\', '/').slice(1))
        .filter((path) => asar.statFile(archive, path).files === undefined);
      expect(files.toSorted()).toEqual([
        'out/main/index.js',
        'out/preload/index.cjs',
        'out/renderer/assets/a.js',
        'out/renderer/index.html',
        'package.json',
      ]);
      expect(await wireOf(join(folder, 'release/linux-unpacked', 'senado'))).toEqual(expected);
    },
  );
});

describe('the icons', () => {
  const bytes = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));
  const pngSize = (png: Buffer): number => {
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(png.readUInt32BE(20));
    return png.readUInt32BE(16);
  };

  const icoSizes = (ico: Buffer): number[] => {
    const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
    return entries.map((at) =>
      pngSize(
        ico.subarray(
          ico.readUInt32LE(at + 12),
          ico.readUInt32LE(at + 12) + ico.readUInt32LE(at + 8),
        ),
      ),
    );
  };

  it('exist in the sizes that each system needs', () => {
    expect([pngSize(bytes('icon.png')), pngSize(bytes('icon-1024.png'))]).toEqual([512, 1024]);
    expect(['tray.png', 'tray-waits.png', 'waits.png'].map((name) => pngSize(bytes(name)))).toEqual(
      [32, 32, 32],
    );
    expect(icoSizes(bytes('icon.ico'))).toEqual([16, 24, 32, 48, 64, 128, 256]);
    expect(icoSizes(bytes('tray-waits.ico'))).toEqual([16, 24, 32, 48]);
    const icns = bytes('icon.icns');
    expect([icns.subarray(0, 4).toString(), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
    const blocks: [string, number][] = [];
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
      blocks.push([icns.subarray(at, at + 4).toString(), pngSize(icns.subarray(at + 8))]);
    expect(blocks).toEqual([
      ['icp4', 16],
      ['icp5', 32],
      ['ic11', 32],
      ['icp6', 64],
      ['ic12', 64],
      ['ic07', 128],
      ['ic08', 256],
      ['ic13', 256],
      ['ic09', 512],
      ['ic14', 512],
      ['ic10', 1024],
    ]);
  });
});
