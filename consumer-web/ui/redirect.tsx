import { Navigate, useLocation } from 'react-router-dom';

/** Leads elsewhere, and again for each arrival: an address that is asked for twice in quick succession must not end on an empty screen. */
export const Redirect = ({ to }: { to: string }) => <Navigate key={useLocation().key} replace to={to} />;
