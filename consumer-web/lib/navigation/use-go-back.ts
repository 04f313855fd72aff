import { useLocation, useNavigate } from 'react-router-dom';
import { afterBack, usesNativeBack } from '#shared/guards/back-navigation.ts';
import { NAVIGATION_MS } from '#shared/guards/timing.ts';
import { host } from '../host/host.ts';
import { isBackFromBank, stepsBehind } from '../session/visited.ts';

/** A step of this app's own history may be slow on a busy phone; it is given up after this. */
const SLOW_STEP_MS = 1000;

/** Goes back one step; where that leads nowhere, closes the container that opened the page, or goes to `givenPath` (spec 000 §2). */
export const useGoBack = (givenPath?: string): (() => void) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    const from = pathname + search;
    if (
      usesNativeBack(
        { client: host.kind, os: host.facts().os, appVersion: host.appVersion() },
        from,
      )
    ) {
      host.goBack();
      return;
    }
    const before = location.href;
    const hasPast = stepsBehind() > 0;
    // the guest may have opened the very same page again since: the address alone does not show it
    let hasMoved = false;
    const noteMove = (): void => {
      hasMoved = true;
    };
    window.addEventListener('popstate', noteMove, { once: true });
    if (hasPast) void navigate(-1);
    setTimeout(
      () => {
        window.removeEventListener('popstate', noteMove);
        const next = afterBack({
          hasChanged: hasMoved || location.href !== before,
          isFromOutside: !hasPast && host.isContainer && !isBackFromBank(),
          from,
          ...(givenPath !== undefined && { givenPath }),
        });
        if (next.kind === 'closeContainer') host.close();
        if (next.kind === 'go') void navigate(next.path, { replace: true });
      },
      hasPast ? SLOW_STEP_MS : NAVIGATION_MS.backCheck,
    );
  };
};
