import { LoadFailed } from '../../../ui/load-failed.tsx';
import { ClosingSkeleton } from './closing-skeleton.tsx';

type Props = { isError: boolean; error: unknown; onRetry: () => unknown };

/** In place of the check of the account until it is there. */
export const ClosingWait = ({ isError, error, onRetry }: Props) =>
  isError ? <LoadFailed error={error} onRetry={onRetry} /> : <ClosingSkeleton />;
