import { DATABASES } from './databases.ts';
import { killsOn } from './walk-kills.ts';

killsOn(DATABASES[1]!);
