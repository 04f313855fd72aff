import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Redirects, also when the same address is requested again before the next screen has loaded. The router sees no difference between
 * the two arrivals and would leave an empty screen; the browser reports each. `isPush`: going back leads to the page that one was led from.
 */
export const Redirect = ({ to, isPush = false }: { to: string; isPush?: boolean }) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const lead = (): void => {
      void navigate(to, { replace: !isPush });
    };
    const onArrival = (): void => {
      if (window.location.hash === `#${pathname}${search}`) lead();
    };
    lead();
    if (isPush) return;
    window.addEventListener('popstate', onArrival);
    return () => {
      window.removeEventListener('popstate', onArrival);
    };
  }, [navigate, pathname, search, to, isPush]);
  return null;
};
