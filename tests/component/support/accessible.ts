import axe from 'axe-core';
import { expect } from 'vitest';

/** No serious or critical finding on the screen as it is now, by all of axe's rules. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    bad.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
};
