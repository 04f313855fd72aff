import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { Redirect } from '../ui/redirect.tsx';
import { useDecision } from './guard-facts.ts';

/** An address that has no screen: where the guards lead from it, else to the error page (decision M10). */
export const NoScreen = () => {
  const { decision } = useDecision();
  return (
    <Redirect to={decision.kind === 'redirect' ? decision.path : consumerRoutes.errorPage.path} />
  );
};
