import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const features = join(import.meta.dirname, '../../consumer-web/features');

/** The classes that a style sheet says by themselves how they look: `.name { … }`. */
const ownClasses = (css: string): string[] =>
  css
    .replaceAll(/\/\*.*?\*\/|url\(.*?\)/gs, '')
    .split(/[{}]/)
    .flatMap((part) => part.split(','))
    .flatMap((selector) => /^\s*\.([a-z][\w-]*)\s*$/.exec(selector)?.[1] ?? []);

describe('styles of the consumer app', () => {
  it('a class is styled by one feature only: styles that were loaded stay, and would reach into the next screen', () => {
    const owners = new Map<string, Set<string>>();
    for (const file of readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.css'),
    )) {
      for (const name of ownClasses(readFileSync(join(features, file), 'utf8')))
        owners.set(
          name,
          (owners.get(name) ?? new Set()).add(dirname(file).replace(/\/parts$/, '')),
        );
    }
    expect(owners.size).toBeGreaterThan(300);
    expect(
      [...owners]
        .filter(([, areas]) => areas.size > 1)
        .map(([name, areas]) => `.${name}: ${[...areas].join(', ')}`),
    ).toEqual([]);
  });
});
