import { useSearchParams } from 'react-router-dom';
import { gatewayPath } from '#shared/jump/share-landing.ts';
import { Redirect } from '../../ui/redirect.tsx';

/**
 * The entry of shared links: leads on to the page that was shared, whose own guards sign the
 * visitor in (spec 000 §2).
 */
export const GatewayScreen = () => (
  <Redirect to={gatewayPath(Object.fromEntries(useSearchParams()[0]))} />
);
