import { useNavigate, useSearchParams } from 'react-router-dom';
import { internalPath } from '#shared/routes/define.ts';
import { stepsBehind } from '../session/visited.ts';

/** Goes back, once something is done, to the screen that asked for it: the address in `rp`, else one step back, else to the given path (decision M8). Unlike `useGoBack` it never closes the container: what was chosen is to be used. */
export const useReturnTo = (otherwise: string): (() => void) => {
  const navigate = useNavigate();
  const rp = internalPath(useSearchParams()[0].get('rp'));
  return () => {
    if (rp !== null) void navigate(rp, { replace: true });
    else if (stepsBehind() > 0) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  };
};
