import { Suspense } from 'react';
import { useLock } from '../lib/lock.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useSession } from '../lib/session.ts';
import classes from './shell.module.css';

const LockScreen = lazyPart(
  async () => (await import('../features/sign-in/lock-screen.tsx')).LockScreen,
);

/** The lock screen when the till is locked. */
export const LockLayer = () => {
  const { why } = useLock();
  const isSignedIn = useSession() !== null;
  if (why === null || !isSignedIn) return null;
  return (
    <Suspense fallback={<div className={classes['curtain']} />}>
      <LockScreen why={why} />
    </Suspense>
  );
};
