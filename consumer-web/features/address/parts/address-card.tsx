import type { SavedAddress } from '#shared/contract/consumer/address.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { AddressLines } from './address-lines.tsx';
import { Sign } from './sign.tsx';
import { Link } from '../../../ui/link.tsx';

/** One address of the book, with what can be done to it. */
export const AddressCard = ({
  address,
  onDelete,
}: {
  address: SavedAddress;
  onDelete: () => void;
}) => {
  const t = useT();
  const place = `${address.mapAddress} ${address.detail}`;
  return (
    <li className="card address__card" data-testid="address">
      <AddressLines address={address} />
      <div className="address__actions">
        <Link
          className="address__action"
          to={href(consumerRoutes.addressSave, { id: address.id })}
          aria-label={t('address.editOf', { place })}
        >
          <Sign name="edit" size={18} />
          {t('address.edit')}
        </Link>
        <button
          type="button"
          className="address__action"
          onClick={onDelete}
          aria-label={t('address.deleteOf', { place })}
        >
          <Sign name="trash" size={18} />
          {t('address.delete')}
        </button>
      </div>
    </li>
  );
};
