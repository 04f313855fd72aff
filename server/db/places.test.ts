import { expect, it } from 'vitest';
import { placesOf } from './places.ts';

it.each([
  ['postgres://u:p@one/senado', ['postgres://u:p@one/senado']],
  [
    'postgresql://u:p@one:5432,two:6432/senado?application_name=x',
    [
      'postgresql://u:p@one:5432/senado?application_name=x',
      'postgresql://u:p@two:6432/senado?application_name=x',
    ],
  ],
  [
    'postgres://u@/senado?host=%2Frun%2Fone,/run/two',
    ['postgres://u@/senado?host=%2Frun%2Fone', 'postgres://u@/senado?host=%2Frun%2Ftwo'],
  ],
  ['postgres://u:a,b@one/senado', ['postgres://u:a,b@one/senado']],
])('%s is one address for each host', (url, places) => {
  expect(placesOf(url)).toEqual(places);
});

it.each(['mysql://one/senado', 'one,two', 'postgres://one,two/x?host=/run'])(
  '%s is refused',
  (url) => {
    expect(() => placesOf(url)).toThrow(/^DATABASE_URL /);
  },
);
