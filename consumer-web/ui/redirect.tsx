import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads elsewhere, and again for each arrival: an address that is asked for twice before the next screen has loaded must not end on an empty one.
 * Every arrival is a location of its own, even when path and key are the same; the router's own `Navigate` goes by the path.
 */
export const Redirect = ({ to }: { to: string }) => {
  const arrival = useLocation();
  const navigate = useNavigate();
  // oxlint-disable-next-line react/exhaustive-deps -- each arrival counts, though nothing of it is read
  useEffect(() => { void navigate(to, { replace: true }); }, [arrival, navigate, to]);
  return null;
};
