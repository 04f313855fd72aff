import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { versionGate } from '#shared/jump/native-minimum.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { jumpContext } from '../../../lib/navigation/use-jump.ts';
import { notify } from '../../../lib/notice.ts';
import { Link } from '../../../ui/link.tsx';
import { StateView } from '../../../ui/state-view.tsx';

const TooOld = ({ version }: { version: string }) => {
  const t = useT();
  const text = t('voucher.combo.versionTooLow', { version });
  useEffect(() => notify(text), [text]);
  return (
    <StateView title={t('combo.tooOld')} text={text}>
      <Link className="button-link" to={consumerRoutes.mdownload.path}>
        {t('combo.tooOld')}
      </Link>
    </StateView>
  );
};

/** A native app that is too old for combo coupons says so (spec 000 §5, §8). */
export const Gate = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const tooOld = versionGate('boomCoupon', jumpContext(), pathname);
  return tooOld === null ? children : <TooOld version={tooOld.minimum} />;
};
