import './points.css';
import { useQuery } from '@tanstack/react-query';
import { timeText } from '#shared/format/date.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { SECOND_SIGN_IN_POINTS, SIGN_IN_POINTS, signInPoints } from '#shared/member/points.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useSignInForDay } from './mutations.ts';
import { SignCalendar } from './parts/sign-calendar.tsx';
import { ForMembers } from './parts/signed-out.tsx';
import { signRecordQuery, type SignRecord } from './queries.ts';

/** What each day in a row brings; the days that are done are marked. */
const Ladder = ({ record: { streak, days, today } }: { record: SignRecord }) => {
  const t = useT();
  const isSigned = days.some(({ day, isSecond }) => day === today && !isSecond);
  const inRound = isSigned
    ? ((streak - 1) % SIGN_IN_POINTS.length) + 1
    : streak % SIGN_IN_POINTS.length;
  return (
    <ol className="ladder" aria-label={t('score.ladder')}>
      {SIGN_IN_POINTS.map((points, index) => (
        <li key={index} className={`ladder__day${index < inRound ? ' ladder__day--done' : ''}`}>
          <b className="num">+{points}</b>
          <small className="num">{t('score.ladderDay', { count: index + 1 })}</small>
          {index < inRound && <span className="unseen">{t('score.signed')}</span>}
        </li>
      ))}
    </ol>
  );
};

const Today = ({ record }: { record: SignRecord }) => {
  const t = useT();
  const signIn = useSignInForDay();
  const { canSignIn, streak, nextPoints, secondFrom, days, today } = record;
  const isSecond = days.some(({ day }) => day === today);
  const isAllDone = days.some((one) => one.day === today && one.isSecond);
  const handleSign = async (): Promise<void> => {
    try {
      const { points } = await signIn.mutateAsync(record);
      notify(t('score.signedIn', { count: points }));
    } catch (error) {
      notify(errorText(error, t));
    }
  };
  const tomorrow = signInPoints(isSecond ? streak + 1 : streak + 2);
  return (
    <section className="sign">
      <p className="sign__streak" data-testid="streak">
        {t('score.streak', { count: streak })}
      </p>
      <Ladder record={record} />
      {canSignIn ? (
        <Button isBlock isBusy={signIn.isPending} onPress={handleSign}>
          {t(isSecond ? 'score.signSecond' : 'score.signNow', { count: nextPoints })}
        </Button>
      ) : (
        <p className="sign__done" role="status">
          {t(isAllDone ? 'score.allSigned' : 'score.signedSecond', {
            time: timeText(secondFrom),
            count: SECOND_SIGN_IN_POINTS,
          })}
        </p>
      )}
      <p className="score__quiet num">{t('score.tomorrow', { count: tomorrow })}</p>
    </section>
  );
};

const SignIn = () => {
  const t = useT();
  const query = useQuery(signRecordQuery());
  if (query.data === undefined)
    return <Waiting query={query} skeleton={<Skeletons heights={[230, 320]} />} />;
  return (
    <>
      <Today record={query.data} />
      <SignCalendar record={query.data} />
      <Link className="button-link" to={consumerRoutes.memberMission.path}>
        {t('score.toMission')}
      </Link>
    </>
  );
};

const SignRules = () => {
  const t = useT();
  return (
    <Card title={t('score.rule.know')}>
      <ul className="score__rules">
        <li>{t('score.rule.sign', { list: SIGN_IN_POINTS.join(' / ') })}</li>
        <li>{t('score.rule.second', { count: SECOND_SIGN_IN_POINTS })}</li>
        <li>{t('score.rule.clock')}</li>
      </ul>
    </Card>
  );
};

/** The daily sign-in with its calendar; jump 17 leads here (spec 000 §3; decisions MB9, MB11, MB12). */
export const RuleSignScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.ruleSign')}>
      <div className="score-page">
        <ForMembers>
          <SignIn />
        </ForMembers>
        <SignRules />
      </div>
    </Page>
  );
};
