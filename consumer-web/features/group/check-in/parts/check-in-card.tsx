import { useQuery } from '@tanstack/react-query';
import { distance } from '#shared/format/distance.ts';
import { timeText } from '#shared/format/date.ts';
import { CHECK_IN_METERS, CHECK_IN_POINTS, CHECK_IN_STORES_A_DAY } from '#shared/group/check-in.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { useT, type T } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../../lib/session/use-sign-in.ts';
import { Button } from '../../../../ui/button.tsx';
import { Facts } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import { Waiting } from '../../../../ui/waiting.tsx';
import type { StoreInfo } from '../../store-page/model.ts';
import { checkInQuery } from '../queries.ts';
import { useCheckIn, type CheckInProblem } from '../use-check-in.ts';

const problemText = (problem: CheckInProblem, t: T): string => {
  switch (problem.kind) {
    case 'denied':
      return t('checkIn.denied');
    case 'far':
      return t('checkIn.far', {
        distance: distance(problem.meters),
        limit: distance(CHECK_IN_METERS),
      });
    case 'refused':
      return errorText(problem.error, t);
    default:
      return t(`location.${problem.kind}`);
  }
};

const Done = ({ at }: { at: Instant }) => {
  const t = useT();
  return (
    <p className="check-in__done" data-testid="checked-in">
      <Icon name="check" size={28} />
      <strong>{t('checkIn.done')}</strong>
      <span className="num">{t('checkIn.doneAt', { time: timeText(at) })}</span>
    </p>
  );
};

const NoneLeft = () => {
  const t = useT();
  return (
    <p className="check-in__none">
      <strong>{t('checkIn.noneLeft')}</strong>
      <span>{t('checkIn.noneLeftText', { count: CHECK_IN_STORES_A_DAY })}</span>
    </p>
  );
};

const SignedOut = () => {
  const t = useT();
  const handleSignIn = useRequireSignIn();
  return (
    <section className="card check-in__card">
      <p>{t('checkIn.lead', { count: CHECK_IN_POINTS })}</p>
      <p className="check-in__note">{t('checkIn.signIn')}</p>
      <Button isBlock onPress={handleSignIn}>
        {t('checkIn.signInGo')}
      </Button>
    </section>
  );
};

const Member = ({ store }: { store: StoreInfo }) => {
  const t = useT();
  const query = useQuery(checkInQuery(store.id));
  const checkIn = useCheckIn(store);
  const { data: outcome } = checkIn;
  if (!query.data) return <Waiting query={query} skeleton={<Skeletons heights={[190]} />} />;
  const { points, streak, leftToday } = query.data;
  const checkedAt = query.data.checkedAt ?? (outcome?.ok ? outcome.reply.checkedAt : null);
  const canCheckIn = checkedAt === null && leftToday > 0;
  const problem = outcome && !outcome.ok && canCheckIn ? outcome.problem : null;
  const handlePress = (): void => {
    checkIn.mutate();
  };
  return (
    <section className="card check-in__card" aria-label={t('checkIn.row')}>
      {checkedAt !== null && <Done at={checkedAt} />}
      {checkedAt === null && leftToday === 0 && <NoneLeft />}
      {canCheckIn && <p>{t('checkIn.lead', { count: CHECK_IN_POINTS })}</p>}
      <div role="status">
        {outcome?.ok && (
          <p className="check-in__success">
            {t('checkIn.success', { points: outcome.reply.points })}
          </p>
        )}
        {problem !== null && !checkIn.isPending && (
          <p className="alert alert--calm">{problemText(problem, t)}</p>
        )}
      </div>
      {canCheckIn && (
        <Button isBlock isBusy={checkIn.isPending} onPress={handlePress}>
          {t(problem === null ? 'checkIn.go' : 'checkIn.goAgain')}
        </Button>
      )}
      {leftToday > 0 && <p className="check-in__note">{t('checkIn.left', { count: leftToday })}</p>}
      <Facts
        rows={[
          [t('checkIn.points'), t('checkIn.pointsValue', { count: points })],
          [t('checkIn.streak'), t('checkIn.streakValue', { count: streak })],
        ]}
      />
    </section>
  );
};

/** Checks in at a store, and shows what check-ins brought; a visitor is asked to sign in. */
export const CheckInCard = ({ store }: { store: StoreInfo }) => {
  const isMember = useSession((state) => state.token !== null);
  return isMember ? <Member store={store} /> : <SignedOut />;
};
