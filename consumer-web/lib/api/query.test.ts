// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from './query.ts';
import { useSession } from '../session/session.ts';
import type { Member } from '../session/session.ts';

const ana: Member = { token: 'a1', userId: 'u1', phone: '', nickname: '' };
const ben: Member = { token: 'b1', userId: 'u2', phone: '', nickname: '' };
const { signIn, signOut, keepToken } = useSession.getState();
const left = (): readonly unknown[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);

beforeEach(() => {
  signOut();
  queryClient.clear();
  signIn(ana);
  queryClient.setQueryData(['mine', 'orders'], ['o1']);
  queryClient.setQueryData(['stores'], ['s1']);
});

describe('what was fetched for a member', () => {
  it.each([
    [
      'when they sign out',
      () => {
        signOut();
      },
    ],
    [
      'when another signs in',
      () => {
        signIn(ben);
      },
    ],
    [
      'when a token comes whose member is not known yet',
      () => {
        keepToken('b1');
      },
    ],
  ])('goes %s, and nothing else does', (_, act) => {
    act();
    expect(left()).toEqual(['stores']);
  });

  it('stays while it is the same member, by another token too', () => {
    signIn({ ...ana, nickname: 'Ana' });
    signIn({ ...ana, token: 'a2' });
    expect(left()).toEqual(['mine', 'stores']);
  });

  it('stays when the member of a token becomes known, and what a visitor asked for when they sign in', () => {
    signOut();
    keepToken('a1');
    queryClient.setQueryData(['mine', 'orders'], ['o1']);
    signIn(ana);
    expect(left()).toEqual(['stores', 'mine']);
  });
});
