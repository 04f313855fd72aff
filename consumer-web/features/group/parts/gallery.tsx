import '../gallery.css';
import { useState } from 'react';
import { twoDigits } from '#shared/format/two-digits.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Picture } from '../../../ui/picture.tsx';

/** A picture, or a video with its still. */
export type Slide = { url: string; poster?: string };

type ShownProps = { slide: Slide; alt: string; ratio: number; isEager: boolean };

const Shown = ({ slide, alt, ratio, isEager }: ShownProps) =>
  slide.poster === undefined ? (
    <Picture src={pictureUrl(slide.url)} alt={alt} ratio={ratio} width={480} isEager={isEager} />
  ) : (
    // without sound there is nothing for a caption to say
    <video
      className="gallery__video"
      style={{ aspectRatio: String(ratio) }}
      src={pictureUrl(slide.url)}
      poster={pictureUrl(slide.poster)}
      aria-label={alt}
      preload="none"
      controls
      muted
      playsInline
    />
  );

type Props = { slides: readonly Slide[]; name: string; label: string; ratio?: number };

/** Pictures and videos to swipe through; the browser's own scrolling does the work. */
export const Gallery = ({ slides, name, label, ratio = 4 / 3 }: Props) => {
  const t = useT();
  const [index, setIndex] = useState(0);
  const count = slides.length;
  return (
    <section className="gallery" aria-label={label}>
      <ul
        className="gallery__strip"
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={label}
        onScroll={({ currentTarget }) =>
          setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {slides.map((slide, place) => (
          <li className="gallery__slide" key={slide.url}>
            <Shown
              slide={slide}
              alt={
                slide.poster === undefined
                  ? t('deal.picture', { name, index: place + 1, count })
                  : t('groupStore.video', { name })
              }
              ratio={ratio}
              isEager={place === 0}
            />
          </li>
        ))}
      </ul>
      {count > 1 && slides[index]?.poster === undefined && (
        <span
          className="gallery__count num"
          aria-hidden="true"
        >{`${twoDigits(index + 1)} / ${twoDigits(count)}`}</span>
      )}
    </section>
  );
};
