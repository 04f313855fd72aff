// The stand-in's process: what `electron .` is to the desktop. Runs the built main bundle, unchanged, with the module `electron` answered by the stand-in.
import Module, { register } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as electron from './electron.ts';
import { becomeReady, quitApp } from './app.ts';
import { clickMenu } from './around-pages.ts';
import { plugPrinters } from './printers.ts';
import { settings, type ToStandIn } from './settings.ts';
import { clickTray } from './tray.ts';
import { wire } from './wire.ts';

type Loader = { _load: (name: string, ...rest: unknown[]) => unknown };
const loader = Module as unknown as Loader;
const load = loader._load;
// for `require`, as bundled CommonJS packages do it
loader._load = (name, ...rest) =>
  name === 'electron' ? electron : load.call(loader, name, ...rest);
// beside this file, as a source or as built
register('./electron-loader.mjs', import.meta.url, {
  data: new URL(`./electron${extname(import.meta.url)}`, import.meta.url).href,
});

/** The system goes down: it says so, then ends its programs. */
const shutDown = (): void => {
  electron.powerMonitor.emit('shutdown', { preventDefault: () => undefined });
  void quitApp();
};

process.on('message', (message: ToStandIn) => {
  switch (message.type) {
    case 'quit':
      return void quitApp();
    case 'resize':
      return electron.BrowserWindow.getAllWindows()[0]?.setBounds({
        width: message.width,
        height: message.height,
      });
    case 'displays':
      return electron.screen.plug(message.count);
    case 'menu':
      return clickMenu(message.label);
    case 'tray':
      return clickTray();
    case 'printers':
      return plugPrinters(message.names);
    case 'wire':
      return wire(message);
    case 'close':
      return void electron.BrowserWindow.getAllWindows()[0]?.close();
    case 'shutdown':
      return shutDown();
    case 'wake':
      return void electron.powerMonitor.emit('resume');
  }
});
process.on('disconnect', () => process.exit(1));

await import(pathToFileURL(join(settings().root, 'out/main/index.js')).href);
becomeReady();
