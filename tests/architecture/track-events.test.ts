import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TRACK_EVENTS } from '#shared/codes/track-event.ts';

const root = join(import.meta.dirname, '../../consumer-web');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => text.includes('noteEvent('));

describe('analytics events (spec 000 §7)', () => {
  it.each(TRACK_EVENTS)('%s is recorded', (event) => {
    expect(sources.some((text) => text.includes(`'${event}'`))).toBe(true);
  });
});
