import { lazy, Suspense, useEffect } from 'react';
import { useLock } from '../lib/lock.ts';
import { useSession } from '../lib/session.ts';
import classes from './shell.module.css';

const load = () => import('../features/sign-in/lock-screen.tsx');
const LockScreen = lazy(async () => ({ default: (await load()).LockScreen }));

const IDLE_MS = 3000;

/** The lock screen when the till is locked. Its script is fetched in good time: a till without a network locks too. */
export const LockLayer = () => {
  const { why } = useLock();
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    const timer = setTimeout(() => {
      load().catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (why === null || !isSignedIn) return null;
  return (
    <Suspense fallback={<div className={classes['curtain']} />}>
      <LockScreen why={why} />
    </Suspense>
  );
};
