import { frame } from './frame.ts';
import { consoleStrings } from './console.ts';
import { consoleWriteOff } from './console-write-off.ts';
import { consumer } from './consumer.ts';
import { desktop } from './desktop.ts';
import { errors } from './errors.ts';
import { server } from './server.ts';
import { verdict } from './verdict.ts';
import { delivery } from './delivery.ts';
import { location } from './location.ts';

export const zh = { ...frame, ...errors, ...server, ...verdict, ...consumer, ...consoleStrings, ...consoleWriteOff, ...desktop, ...delivery, ...location };
