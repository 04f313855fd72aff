import { useState } from 'react';
import { twoDigits } from '#shared/format/two-digits.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Picture } from '../../../ui/picture.tsx';

/** Pictures to swipe through; the browser's own scrolling does the work. */
export const Gallery = ({ pictures, name }: { pictures: readonly string[]; name: string }) => {
  const t = useT();
  const [index, setIndex] = useState(0);
  const count = pictures.length;
  return (
    <section className="gallery" aria-label={t('deal.pictures')}>
      <ul
        className="gallery__strip"
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={t('deal.pictures')}
        onScroll={({ currentTarget }) =>
          setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {pictures.map((picture, place) => (
          <li className="gallery__slide" key={picture}>
            <Picture
              src={pictureUrl(picture)}
              alt={t('deal.picture', { name, index: place + 1, count })}
              ratio={4 / 3}
              width={480}
              isEager={place === 0}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <span
          className="gallery__count num"
          aria-hidden="true"
        >{`${twoDigits(index + 1)} / ${twoDigits(count)}`}</span>
      )}
    </section>
  );
};
