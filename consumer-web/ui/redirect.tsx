import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads elsewhere, and again when the same address is asked for before the next screen has loaded. The router sees no difference between
 * the two arrivals and would leave an empty screen; the browser tells of each.
 */
export const Redirect = ({ to }: { to: string }) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const lead = (): void => { void navigate(to, { replace: true }); };
    const onArrival = (): void => { if (window.location.hash === `#${pathname}${search}`) lead(); };
    lead();
    window.addEventListener('popstate', onArrival);
    return () => window.removeEventListener('popstate', onArrival);
  }, [navigate, pathname, search, to]);
  return null;
};
