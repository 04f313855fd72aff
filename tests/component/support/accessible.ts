import axe from 'axe-core';
import { expect } from 'vitest';

const nextFrame = (): Promise<unknown> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });

/** Animations that end by themselves and have not ended yet. */
const moving = (): Animation[] =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getTiming().iterations !== Infinity,
    );

/** Until nothing moves or fades any more: a half-drawn screen has half its contrast. */
const settled = async (): Promise<void> => {
  await nextFrame();
  while (moving().length > 0) {
    await Promise.all(moving().map(({ finished }) => finished.catch(() => undefined)));
    await nextFrame();
  }
};

/** No serious or critical finding on the screen as it is now, by all of axe's rules. */
export const expectAccessible = async (): Promise<void> => {
  await settled();
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    bad.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
};
