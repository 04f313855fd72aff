import { expect, it } from 'vitest';
import { customerPlace } from './display-place.ts';

const display = (id: number) => ({ id, bounds: { x: 0, y: 0, width: 800, height: 600 } });

it("gives the customer the screen that the console's window is not on", () => {
  expect(customerPlace([display(1), display(2), display(3)], 1)?.id).toBe(2);
  expect(customerPlace([display(1), display(2)], 2)?.id).toBe(1);
  expect(customerPlace([display(1)], 1)).toBeNull();
  expect(customerPlace([], 1)).toBeNull();
});
