import { useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import type { Order } from '../model.ts';

/** The store's own driver: while they are on their way the code that they ask for, afterwards where it was left. */
export const DriverCode = ({ order: { driver } }: { order: Order }) => {
  const t = useT();
  if (driver === null || (driver.code === null && driver.photo === null)) return null;
  if (driver.code === null)
    return (
      <section className="card ord-code" aria-label={t('orders.driverPhoto')}>
        <h2 className="ord-code__name">{t('orders.driverLeft', { name: driver.name })}</h2>
        <img
          className="ord-code__photo"
          src={pictureUrl(driver.photo ?? '')}
          alt={t('orders.driverPhoto')}
        />
      </section>
    );
  return (
    <section className="card ord-code" aria-label={t('orders.driverCode')}>
      <h2 className="ord-code__name">{t('orders.driverCode')}</h2>
      <p className="ord-code__digits" data-testid="driver-code">
        {driver.code}
      </p>
      <p className="ord-code__text">{t('orders.driverTell', { name: driver.name })}</p>
    </section>
  );
};
