// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const visitAt = async (search: string) => {
  history.replaceState(null, '', `/${search}`);
  vi.resetModules();
  return import('./visit.ts');
};

beforeEach(() => {
  sessionStorage.clear();
});

it('a code counts once, with the word that this tab sent', async () => {
  const { newAuthState } = await visitAt('');
  const state = newAuthState('/gold/buy?x=1');
  expect(state).not.toBe(newAuthState('/gold/buy?x=1'));
  const sent = encodeURIComponent(newAuthState('/gold/buy?x=1'));
  const { useVisit } = await visitAt(`?code=c&state=${sent}&shareId=1`);
  expect(useVisit.getState().search).toEqual({ code: 'c', state: '/gold/buy?x=1', shareId: '1' });
  const later = await visitAt(`?code=c&state=${sent}&shareId=1`);
  expect(later.useVisit.getState().search).toEqual({ error: 'state', shareId: '1' });
});

it.each(['?code=c', '?code=c&state=%2Fgold', '?error=no&state=%2Fgold', '?code=c&state=x'])(
  'the answer %s of a link is a refusal, whatever this tab asked',
  async (search) => {
    const { newAuthState } = await visitAt('');
    newAuthState('/gold');
    const { useVisit } = await visitAt(search);
    expect(useVisit.getState().search).toEqual({ error: 'state' });
  },
);

it('other words of the address stay', async () => {
  const { useVisit } = await visitAt('?token=t&state=1');
  expect(useVisit.getState().search).toEqual({ token: 't', state: '1' });
});
