// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { codeOf } from '#shared/codes/error-code.ts';
import { host } from '../lib/host/host.ts';
import { useSession } from '../lib/session/session.ts';
import { askSignIn, useVisit } from '../lib/session/visit.ts';
import { Guard } from './guard.tsx';

const STORE = '/store?id=1';
const client = Object.getOwnPropertyDescriptor(host, 'kind')!;
const visit = useVisit.getState();
const box = document.createElement('div');
let root: Root;
let location: Location;
let navigate: NavigateFunction;

const Page = () => {
  const here = useLocation();
  const go = useNavigate();
  useLayoutEffect(() => {
    location = here;
    navigate = go;
  }, [here, go]);
  const { pathname, search, key } = here;
  return (
    <Guard key={key}>
      <p>{pathname + search}</p>
    </Guard>
  );
};
const openPage = (): string => box.querySelector('p')?.textContent ?? '';

beforeEach(() => {
  Object.defineProperty(host, 'kind', { ...client, value: 'wallet' });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ code: codeOf('WALLET_NOT_REGISTERED'), note: 'no' }, { status: 400 }),
    ),
  );
  useSession.getState().signOut();
  useVisit.setState({ ...visit, isTourist: true, authCode: 'one-code' });
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <MemoryRouter initialEntries={['/', STORE]} initialIndex={1}>
      <Page />
    </MemoryRouter>,
  );
});
afterEach(() => {
  root.unmount();
  Object.defineProperty(host, 'kind', client);
  useVisit.setState(visit, true);
  vi.unstubAllGlobals();
});

it('a wallet account that is not registered leads from a button to the registration page, and back to where one was', async () => {
  await waitFor(() => {
    expect(openPage()).toBe(STORE);
  });
  askSignIn(location.key);
  await waitFor(() => {
    expect(openPage()).toBe('/mpLogin?authCode=one-code&fromPath=%2Fstore&fromQuery=id%3D1');
  });
  void navigate(-1);
  await waitFor(() => {
    expect(openPage()).toBe(STORE);
  });
  expect(useVisit.getState()).toMatchObject({ isTourist: true, signInAt: null, authCode: null });
  void navigate(-1);
  await waitFor(() => {
    expect(openPage()).toBe('/');
  });
});
