import { Badge } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../../lib/i18n.ts';
import { pictureUrl } from '../../../../lib/picture-url.ts';
import type { PhotoRow } from './photo-calls.ts';
import classes from '../../menu.module.css';

const COLOURS: Record<PhotoRow['act'], string> = {
  NEW: 'teal',
  CHANGE: 'blue',
  SAME: 'gray',
  NONE: 'orange',
  TWICE: 'orange',
  tooBig: 'red',
  noPicture: 'red',
  broken: 'red',
};

/** A picture that is not on the server yet. Its address lives as long as it is shown. */
const OwnPicture = ({ bytes }: { bytes: Blob }) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const made = URL.createObjectURL(bytes);
    if (image.current !== null) image.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return <img className={classes['thumb']} ref={image} alt="" />;
};

const Row = ({ row }: { row: PhotoRow }) => {
  const t = useT();
  const { name, act, dish, picture } = row;
  return (
    <tr data-testid="menu-photo-row" data-act={act}>
      <td>{name}</td>
      <td>
        <Badge tt="none" size="lg" miw="max-content" variant="light" color={COLOURS[act]}>
          {t(`menuEdit.photo.${act}`)}
        </Badge>
      </td>
      <td>{dish?.name}</td>
      <td>
        <span className={classes['swap']}>
          {dish !== null && dish.picture !== '' && (
            <>
              <img
                className={classes['thumb']}
                src={pictureUrl(dish.picture)}
                alt={t('menuEdit.photo.before')}
                loading="lazy"
              />
              <IconArrowRight size={16} aria-hidden />
            </>
          )}
          {picture !== null && <OwnPicture bytes={picture.bytes} />}
        </span>
      </td>
    </tr>
  );
};

/** Each file of a zip, and the dish whose photo it becomes. */
export const PhotoRows = ({ rows }: { rows: readonly PhotoRow[] }) => {
  const t = useT();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section className={classes['lines']} aria-label={t('menuEdit.photo.rows')} tabIndex={0}>
      <table className={classes['versions']}>
        <thead>
          <tr>
            <th scope="col">{t('menuEdit.photo.file')}</th>
            <th scope="col">{t('menuEdit.act')}</th>
            <th scope="col">{t('menuEdit.dishes')}</th>
            <th scope="col">{t('menuEdit.photo.photo')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
