import { statSync } from 'node:fs';
import { join } from 'node:path';
import { planFiles, type Plan } from './shared-files.ts';

type Words = Pick<Plan, 'requestBytes'> & {
  language: 'zh' | 'en';
  /** The folder of the words: in it one for each area. */
  folder: string;
  /** Which areas are loaded together, and how much their speed counts. */
  parts: readonly { areas: readonly string[]; weight: number }[];
};

/** Of a file of words about this comes over the line. */
const PACKED = 0.4;

/** Code splitting of the words of one language: areas that are loaded together share files. Stands behind the groups that hold the first words. */
export const wordFiles = ({ language, folder, parts, requestBytes }: Words) => {
  const areas = [...new Set(parts.flatMap(({ areas }) => areas))];
  const partName = (n: number): string => `part ${n}`;
  const planned = planFiles({
    pieces: [
      ...areas.map((id) => ({
        id,
        imports: [],
        bytes: statSync(join(folder, id, `${language}.ts`)).size * PACKED,
      })),
      ...parts.map((part, n) => ({ id: partName(n), imports: part.areas, bytes: 0 })),
    ],
    starts: parts.map(({ weight }, n) => ({ id: partName(n), weight })),
    requestBytes,
    leastNeeds: 1,
  });
  const area = new RegExp(`[\\\\/]i18n[\\\\/]([\\w-]+)[\\\\/]${language}\\.ts$`);
  return {
    debugName: `words in ${language}`,
    test: area,
    name: (id: string): string | null => {
      const number = planned.get(area.exec(id)?.[1] ?? '');
      return number === undefined ? null : `${language}-${number}`;
    },
  };
};
