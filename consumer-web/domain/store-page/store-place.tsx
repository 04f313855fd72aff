import './store-place.css';
import { distance as distanceText } from '#shared/format/distance.ts';
import { useT } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

type Props = {
  address: string;
  /** Metres; null while the guest's place is not known. */ distance: number | null;
  /** Local numbers of Macau, dialled from abroad too (spec 002 §9). */ phones: readonly string[];
  /** Where its map is, if it has one of its own. */ mapPath?: string | null;
};

/** Where a store is, how far, its map and its telephones. */
export const StorePlace = ({ address, distance, phones, mapPath = null }: Props) => {
  const t = useT();
  return (
    <div className="store-place">
      <Icon name="pin" size={20} />
      <p className="store-place__address">
        <span>{address}</span>
        {distance !== null && (
          <span className="store-place__far num">{distanceText(distance)}</span>
        )}
      </p>
      {mapPath !== null && (
        <Link className="store-place__link" to={mapPath}>
          {t('shop.map')}
        </Link>
      )}
      {phones.map((phone) => (
        <PhoneLink
          key={phone}
          className="icon-button"
          phone={phone}
          aria-label={phones.length > 1 ? `${t('shop.call')} ${phone}` : t('shop.call')}
        >
          <Icon name="phone" />
        </PhoneLink>
      ))}
    </div>
  );
};
