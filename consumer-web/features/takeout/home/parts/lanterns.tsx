import { useQuery } from '@tanstack/react-query';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { noteEvent } from '../../../../lib/track/note-event.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { lanternsQuery } from '../../../../domain/store/list-queries.ts';
import { JumpLink } from '../../../../ui/jump-link.tsx';
import { PartFailed } from './part-failed.tsx';

const TEN = Array.from({ length: 10 }, (_, index) => index);

/** Category icons in two rows; their space is reserved from the start. */
export const Lanterns = () => {
  const t = useT();
  const { data, isPending } = useQuery(lanternsQuery(1));
  if (isPending)
    return (
      <div className="lanterns" aria-hidden="true">
        {TEN.map((place) => (
          <span key={place} className="lantern">
            <Skeleton height={52} width={52} radius={26} />
            <Skeleton height={13} width={36} />
          </span>
        ))}
      </div>
    );
  if (!data) return <PartFailed name={t('home.lanterns')} />;
  if (data.result.length === 0) return null;
  return (
    <nav aria-label={t('home.lanterns')}>
      <ul className="lanterns">
        {data.result.map((lantern) => (
          <li key={lantern.id}>
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
                  isEager
                />
              </span>
              <span className="lantern__name">{lantern.lanternName}</span>
            </JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
