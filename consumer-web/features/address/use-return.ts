import { useNavigate, useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { internalPath } from '#shared/routes/define.ts';
import { stepsBehind } from '../../lib/visited.ts';

/** Goes back to the screen that asked: the address in `rp`, else one step back, else to the given path (decision M8). */
export const useReturn = (otherwise: string = consumerRoutes.address.path): (() => void) => {
  const navigate = useNavigate();
  const rp = internalPath(useSearchParams()[0].get('rp'));
  return () => {
    if (rp !== null) void navigate(rp, { replace: true });
    else if (stepsBehind() > 0) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  };
};
