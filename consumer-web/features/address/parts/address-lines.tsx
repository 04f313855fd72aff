import type { SavedAddress } from '#shared/contract/consumer/address.ts';
import { useT } from '../../../lib/i18n.ts';

/** Where and who, as an address is read everywhere: the place first, then what was typed, then whom to call. */
export const AddressLines = ({ address }: { address: SavedAddress }) => {
  const t = useT();
  const { mapAddress, detail, district, tag, isDefault, contactName, title, region, phone } =
    address;
  const who =
    title === undefined
      ? contactName
      : t('address.person', { name: contactName, title: t(`address.title.${title}`) });
  return (
    <div className="address__lines">
      <p className="address__where">
        <strong>{mapAddress}</strong> <span>{detail}</span>
      </p>
      <p className="address__who">
        <span>{who}</span> <span className="num">{`+${region} ${phone}`}</span>
      </p>
      <p className="address__tags">
        {isDefault && <span className="tag">{t('address.default')}</span>}
        {tag !== null && <span className="tag tag--quiet">{t(`address.tag.${tag}`)}</span>}
        {district !== '' && <span className="address__district">{district}</span>}
      </p>
    </div>
  );
};
