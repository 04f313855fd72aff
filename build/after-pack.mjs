// electron-builder calls this after a package is assembled and before it is signed.
import { join } from 'node:path';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';

/**
 * Whatever its arguments, the packaged runtime must not run as plain Node, take Node's options, be
 * debugged, or load anything but its own verified archive.
 */
export const FUSES = {
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
};

/** Path of the executable in a package, by platform. */
const programIn = ({ appOutDir, electronPlatformName, packager }) => {
  const name = packager.appInfo.productFilename;
  if (electronPlatformName === 'darwin') return join(appOutDir, `${name}.app`);
  return join(
    appOutDir,
    electronPlatformName === 'win32' ? `${name}.exe` : packager.executableName,
  );
};

/** Flips the fuses of one executable. */
export const flip = (program, { isMac = false } = {}) =>
  flipFuses(program, { version: FuseVersion.V1, resetAdHocDarwinSignature: isMac, ...FUSES });

const afterPack = async (context) => {
  await flip(programIn(context), { isMac: context.electronPlatformName === 'darwin' });
};
export default afterPack;
