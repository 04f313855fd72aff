import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, replaceFile } from './durable-file.ts';

export type LoginItem = {
  readonly isOn: () => Promise<boolean>;
  readonly set: (isOn: boolean) => Promise<void>;
};

/** A path as the desktop entry specification quotes it (freedesktop.org, "The Exec key"). */
const quoted = (path: string): string =>
  `"${path.replaceAll(/(["`$\\])/g, '\\$1').replaceAll('%', '%%')}"`;

/** What Linux desktops start at login is a file in the user's `autostart` folder. */
export const autostartFile = ({
  configFolder,
  program,
}: {
  configFolder: string;
  program: string;
}): LoginItem => {
  const folder = join(configFolder, 'autostart');
  const file = join(folder, 'senado-console.desktop');
  return {
    isOn: async () => (await readIfThere(file)) !== null,
    set: async (isOn) => {
      if (!isOn) return rm(file, { force: true });
      await mkdir(folder, { recursive: true });
      await replaceFile(
        file,
        `[Desktop Entry]\nType=Application\nName=Senado\nExec=${quoted(program)}\nTerminal=false\n`,
      );
    },
  };
};
