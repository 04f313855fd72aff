import { expect, it } from 'vitest';
import { chooseDevice, type OfferedDevice } from './device-choice.ts';

const [gun, other]: OfferedDevice[] = [
  { id: 'a', name: 'Counter Scanner' },
  { id: 'b', name: 'Scale' },
];
const pick = async (offered: OfferedDevice[], at = 0) => {
  const asked: (readonly string[])[] = [];
  const id = await chooseDevice(offered, async (names) => {
    asked.push(names);
    return at;
  });
  return { id, asked };
};

it('gives the only device without asking, and none when there is none', async () => {
  expect(await pick([gun!])).toEqual({ id: 'a', asked: [] });
  expect(await pick([gun!, gun!])).toEqual({ id: 'a', asked: [] });
  expect(await pick([])).toEqual({ id: '', asked: [] });
});

it('asks a person among several, who may also choose none', async () => {
  expect(await pick([gun!, other!], 1)).toEqual({ id: 'b', asked: [['Counter Scanner', 'Scale']] });
  expect((await pick([gun!, other!], 2)).id).toBe('');
});
