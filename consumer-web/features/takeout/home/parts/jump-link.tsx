import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JumpRule } from '#shared/jump/jump-rule.ts';
import { jumpTarget } from '#shared/jump/jump-target.ts';
import { useT } from '../../../../lib/i18n.ts';
import { notify } from '../../../../lib/notice.ts';
import { jumpContext, useJump, type Jump } from '../../../../lib/navigation/use-jump.ts';
import { later } from '../later.ts';

const Ask = later(async () => (await import('../../../../ui/ask.tsx')).Ask);

type Props = { rule: JumpRule; className: string; children: ReactNode; onFollow?: () => void };

/** The question before one leaves for another site. */
export const LeaveQuestion = ({ jump: { asking, answer } }: { jump: Jump }) => {
  const t = useT();
  if (asking === null) return null;
  return (
    <Suspense>
      <Ask
        isOpen
        title={t('jump.leaveTitle')}
        text={t('jump.leaveText', { host: new URL(asking.url).host })}
        yes={t('home.popupGo')}
        no={t('common.cancel')}
        onYes={() => {
          answer(true);
        }}
        onNo={() => {
          answer(false);
        }}
      />
    </Suspense>
  );
};

/** A jump link whose question stands elsewhere: for what closes when it is followed. */
export const JumpWay = ({
  rule,
  className,
  children,
  onFollow,
  jump,
}: Props & Pick<Jump, 'jump'>) => {
  const t = useT();
  const target = jumpTarget(rule, jumpContext());
  if (target.kind === 'route')
    return (
      <Link to={target.path} className={className} onClick={() => onFollow?.()}>
        {children}
      </Link>
    );
  if (target.kind === 'none' && target.reason !== 'versionTooLow')
    return <div className={className}>{children}</div>;
  const follow = (): void => {
    onFollow?.();
    if (target.kind === 'none') notify(t('jump.versionTooLow'));
    else jump(target);
  };
  return (
    <button type="button" className={`plain ${className}`} onClick={follow}>
      {children}
    </button>
  );
};

/** What leads where a jump rule says (spec 000 §3): a link within the app, a button that asks before it leaves, or a plain box when it leads nowhere here. */
export const JumpLink = (props: Props) => {
  const jump = useJump();
  return (
    <>
      <JumpWay {...props} jump={jump.jump} />
      <LeaveQuestion jump={jump} />
    </>
  );
};
