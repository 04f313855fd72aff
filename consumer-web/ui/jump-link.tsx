import type { ReactNode } from 'react';
import type { JumpRule } from '#shared/jump/jump-rule.ts';
import { jumpTarget } from '#shared/jump/jump-target.ts';
import { useT } from '../lib/i18n.ts';
import { notify } from '../lib/notice.ts';
import { jumpContext, reachable, useJump } from '../lib/navigation/use-jump.ts';
import { Link } from './link.tsx';

type Props = { rule: JumpRule; className: string; children: ReactNode; onFollow?: () => void };

/** The target of a jump rule (spec 000 §3): a link within the app, a button that asks before leaving, or a plain box when it leads nowhere here. */
export const JumpLink = ({ rule, className, children, onFollow }: Props) => {
  const t = useT();
  const { jump } = useJump();
  const target = reachable(jumpTarget(rule, jumpContext()));
  if (target.kind === 'route')
    return (
      <Link to={target.path} className={className} onClick={() => onFollow?.()}>
        {children}
      </Link>
    );
  if (target.kind === 'none' && target.reason !== 'versionTooLow')
    return <div className={className}>{children}</div>;
  const handleFollow = (): void => {
    onFollow?.();
    if (target.kind === 'none') notify(t('jump.versionTooLow'));
    jump(target);
  };
  return (
    <button type="button" className={`plain ${className}`} onClick={handleFollow}>
      {children}
    </button>
  );
};
