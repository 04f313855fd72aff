import './rail.css';
import type { JumpRule } from '#shared/jump/jump-rule.ts';
import { pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { JumpLink } from '../../ui/jump-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Lantern = JumpRule & {
  id: string;
  lanternName: string;
  defaultImg: string;
  activityImg: string | null;
};

/** A category icon with its name; it leads where its jump rule says. */
export const LanternLink = ({
  lantern,
  isEager = false,
}: {
  lantern: Lantern;
  isEager?: boolean;
}) => (
  <JumpLink
    rule={lantern}
    className="lantern"
    onFollow={() => noteEvent('DefaultClick', { lanternId: lantern.id })}
  >
    <span className="lantern__picture">
      <Picture
        src={pictureUrl(lantern.activityImg ?? lantern.defaultImg)}
        alt=""
        ratio={1}
        width={104}
        isEager={isEager}
      />
    </span>
    <span className="lantern__name">{lantern.lanternName}</span>
  </JumpLink>
);

const TEN = Array.from({ length: 10 }, (_, index) => index);

/** The space of category icons that are being loaded. */
export const LanternSkeletons = () => (
  <div className="lanterns" aria-hidden="true">
    {TEN.map((place) => (
      <span key={place} className="lantern">
        <Skeleton height={52} width={52} radius={26} />
        <Skeleton height={13} width={36} />
      </span>
    ))}
  </div>
);

/** The category icons of a home, five in a row. */
export const LanternGrid = ({ lanterns }: { lanterns: readonly Lantern[] }) => {
  const t = useT();
  if (lanterns.length === 0) return null;
  return (
    <nav aria-label={t('home.lanterns')}>
      <ul className="lanterns">
        {lanterns.map((lantern) => (
          <li key={lantern.id}>
            <LanternLink lantern={lantern} isEager />
          </li>
        ))}
      </ul>
    </nav>
  );
};
