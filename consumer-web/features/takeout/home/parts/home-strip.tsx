import '../strip.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { amount } from '#shared/format/money.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { host } from '../../../../lib/host/host.ts';
import { useT } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { newlyQuery } from '../queries.ts';
import { isStripOff, putStripOff, type StripName } from '../strip-memory.ts';
import { NewlySheet } from './newly-sheet.tsx';
import { Link } from '../../../../ui/link.tsx';

const useStrip = (name: StripName): { isOff: boolean; putOff: () => void } => {
  const [isOff, setIsOff] = useState(() => isStripOff(name));
  return {
    isOff,
    putOff: () => {
      putStripOff(name);
      setIsOff(true);
    },
  };
};

const Close = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" className="icon-button" aria-label={label} onClick={onPress}>
    <Icon name="close" size={18} />
  </button>
);

/** On a phone's plain browser: the way to the app (decision M3). */
const AppStrip = () => {
  const t = useT();
  const { isOff, putOff } = useStrip('app');
  const { os } = host.facts();
  if (isOff || host.kind !== 'web' || (os !== 'ios' && os !== 'android')) return null;
  return (
    <section className="strip strip--app" aria-label={t('app.region')} data-testid="app-strip">
      <Icon name="phone" />
      <p className="strip__words">
        <b>{t('app.strip')}</b>
        <span>{t('app.stripText')}</span>
      </p>
      <Link className="strip__go" to={consumerRoutes.mdownload.path}>
        {t('app.open')}
      </Link>
      <Close label={t('app.close')} onPress={() => putOff()} />
    </section>
  );
};

/** One strip over the foot of the home, so that nothing moves: what new members are given, else the way to the app. */
export const HomeStrip = () => {
  const t = useT();
  const userId = useSession((state) => state.member?.userId ?? '');
  const { data, isPending } = useQuery(newlyQuery(userId));
  const { isOff, putOff: handlePutOff } = useStrip('newly');
  const [isOpen, setIsOpen] = useState(false);
  const isNew = data?.isNewUser === true && !isOff;
  if (isPending) return null;
  return (
    <>
      {isNew ? (
        <section
          className="strip strip--newly"
          aria-label={t('newly.region')}
          data-testid="newly-strip"
        >
          <Icon name="packet" size={24} />
          <p className="strip__words">
            <b className="num">{t('newly.strip', { amount: amount(toDollars(data.amount)) })}</b>
            <span>{t('newly.stripText')}</span>
          </p>
          <button type="button" className="strip__go" onClick={() => setIsOpen(true)}>
            {t('newly.open')}
          </button>
          <Close label={t('newly.close')} onPress={handlePutOff} />
        </section>
      ) : (
        !isOpen && <AppStrip />
      )}
      {isOpen && <NewlySheet amount={data?.amount ?? null} onClose={() => setIsOpen(false)} />}
    </>
  );
};
