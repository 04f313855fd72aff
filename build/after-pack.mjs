// electron-builder calls this when a package is laid out and not yet signed.
import { join } from 'node:path';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';

/** What the runtime of a till may not do, whoever starts it and with whatever words: run as plain Node, take Node's options, be debugged, or load anything but its own checked archive. */
export const FUSES = {
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
};

/** The program within a package, by system. */
const programIn = ({ appOutDir, electronPlatformName, packager }) => {
  const name = packager.appInfo.productFilename;
  if (electronPlatformName === 'darwin') return join(appOutDir, `${name}.app`);
  return join(
    appOutDir,
    electronPlatformName === 'win32' ? `${name}.exe` : packager.executableName,
  );
};

/** Flips the fuses of one program. */
export const flip = (program, { isMac = false } = {}) =>
  flipFuses(program, { version: FuseVersion.V1, resetAdHocDarwinSignature: isMac, ...FUSES });

const afterPack = async (context) => {
  await flip(programIn(context), { isMac: context.electronPlatformName === 'darwin' });
};
export default afterPack;
