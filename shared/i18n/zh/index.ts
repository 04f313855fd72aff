import { common } from './common.ts';
import { consoleStrings } from './console.ts';
import { consumer } from './consumer.ts';
import { errors } from './errors.ts';
import { verdict } from './verdict.ts';

export const zh = { ...common, ...errors, ...verdict, ...consumer, ...consoleStrings };
