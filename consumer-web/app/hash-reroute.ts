import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mustReroute, NAVIGATION_MS } from '#shared/guards/timing.ts';

/** Some clients change the hash without notifying the router: it is routed there a second later, unless it got there already or the visitor moved on (decision M9). */
export const useHashReroute = (): void => {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const router = useRef({ path: '', key: '' });
  useEffect(() => {
    router.current = { path: pathname + search, key };
  }, [pathname, search, key]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = (): void => {
      clearTimeout(timer);
      const asked = location.hash.replace(/^#/, '') || '/';
      const { key: keyThen } = router.current;
      timer = setTimeout(() => {
        const { path, key: keyNow } = router.current;
        if (
          mustReroute({
            elapsedMs: NAVIGATION_MS.reroute,
            hasRouterMoved: path === asked,
            hasUserNavigated: keyNow !== keyThen,
          })
        )
          void navigate(asked, { replace: true });
      }, NAVIGATION_MS.reroute);
    };
    addEventListener('hashchange', onChange);
    // this part comes after the first screen: a change before it counts too
    onChange();
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', onChange);
    };
  }, [navigate]);
};
