import { NavLink } from 'react-router-dom';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import classes from '../people.module.css';

/** Staff, devices and who did what side by side, for those who have all. */
export const PeopleTabs = () => {
  const t = useT();
  const { role } = useSignedIn().operator;
  if (!merchantContract.deviceList.roles?.includes(role)) return null;
  return (
    <nav className={classes['tabs']} aria-label={t('people.tabs')}>
      <NavLink to={merchantRoutes.merchantStaff.path} className={classes['tab'] ?? ''}>
        {t('console.title.staff')}
      </NavLink>
      <NavLink to={merchantRoutes.merchantDevices.path} className={classes['tab'] ?? ''}>
        {t('console.title.devices')}
      </NavLink>
      <NavLink to={merchantRoutes.merchantSecurity.path} className={classes['tab'] ?? ''}>
        {t('console.title.security')}
      </NavLink>
    </nav>
  );
};
