import { frame } from './frame.ts';
import { consoleStrings } from './console.ts';
import { consoleWriteOff } from './console-write-off.ts';
import { consumer } from './consumer.ts';
import { desktop } from './desktop.ts';
import { errors } from './errors.ts';
import { server } from './server.ts';
import { verdict } from './verdict.ts';
import { delivery } from './delivery.ts';

export const zh = { ...frame, ...errors, ...server, ...verdict, ...consumer, ...consoleStrings, ...consoleWriteOff, ...desktop, ...delivery };
