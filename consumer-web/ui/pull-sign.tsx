import './pull-sign.css';
import { usePull } from './use-pull.ts';

/** The sign of pull to refresh. */
export const PullSign = ({
  words,
  onPull,
}: {
  words: Readonly<Record<'pulling' | 'enough' | 'busy', string>>;
  onPull: () => Promise<unknown>;
}) => {
  const { distance, state } = usePull(onPull);
  if (state === 'idle') return null;
  return (
    <div className="pull" style={{ height: distance }} role="status">
      <span className={`spinner${state === 'busy' ? '' : ' spinner--still'}`} />
      <span>{words[state]}</span>
    </div>
  );
};
