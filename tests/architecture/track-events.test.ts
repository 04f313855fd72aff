import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TRACK_EVENTS, type TrackEvent } from '#shared/codes/track-event.ts';

const root = join(import.meta.dirname, '../../consumer-web');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => text.includes('noteEvent('));

/** Events of screens that there are not. */
const LATER: ReadonlySet<TrackEvent> = new Set<TrackEvent>(['EnterVipPage']);

describe('analytics events (spec 000 §7)', () => {
  it.each(TRACK_EVENTS.filter((event) => !LATER.has(event)))('%s is recorded', (event) => {
    expect(sources.some((text) => text.includes(`'${event}'`))).toBe(true);
  });
  it.each([...LATER])('%s is not, until its screen is there', (event) => {
    expect(sources.some((text) => text.includes(`'${event}'`))).toBe(false);
  });
});
