import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What the address says while the sheet is open. */
const OPEN = 'buy';
type State = { isSheet?: boolean } | null;

/** Whether the sheet of a deal is open: the address says so, and the way back closes it. */
export const useBuySheet = () => {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as State;
  const navigate = useNavigate();
  const change = (open: boolean): void => {
    setParams(
      (old) => {
        if (open) old.set(OPEN, '1');
        else old.delete(OPEN);
        return old;
      },
      open
        ? { state: { isSheet: true }, preventScrollReset: true }
        : { replace: true, preventScrollReset: true },
    );
  };
  return {
    isOpen: params.get(OPEN) === '1',
    open: () => {
      change(true);
    },
    // a sheet that this page opened is one step in the history; one from an address is none
    close: () => {
      if (state?.isSheet === true) void navigate(-1);
      else change(false);
    },
  };
};
