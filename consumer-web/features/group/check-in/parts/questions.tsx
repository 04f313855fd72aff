import {
  CHECK_IN_ACCURACY_METERS,
  CHECK_IN_METERS,
  CHECK_IN_STORES_A_DAY,
} from '#shared/group/check-in.ts';
import { distance } from '#shared/format/distance.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icons.tsx';

const QUESTIONS = ['what', 'near', 'often', 'points', 'streak', 'privacy', 'failed'] as const;
const LIMITS = {
  limit: distance(CHECK_IN_METERS),
  accuracy: distance(CHECK_IN_ACCURACY_METERS),
  count: CHECK_IN_STORES_A_DAY,
};

/** Questions about check-ins, each opening its answer. */
export const Questions = () => {
  const t = useT();
  return (
    <Card title={t('checkIn.qa')}>
      {QUESTIONS.map((name) => (
        <details key={name} className="check-in__question">
          <summary>
            <span>{t(`checkIn.q.${name}`)}</span>
            <Icon name="next" size={16} />
          </summary>
          <p>{t(`checkIn.a.${name}`, LIMITS)}</p>
        </details>
      ))}
    </Card>
  );
};
