import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../lib/i18n.ts';
import { pictureUrl } from '../lib/picture-url.ts';
import { Dialog } from './dialog/dialog.tsx';
import classes from './photos.module.css';

/** What a guest photographed: small, and whole when one is opened. */
export const Photos = ({ photos }: { photos: readonly string[] }) => {
  const t = useT();
  const [opened, setOpened] = useState<number | null>(null);
  const address = opened === null ? undefined : photos[opened];
  return (
    <>
      <ul className={classes['photos']}>
        {photos.map((photo, index) => (
          // a signed address changes every few minutes, its picture does not
          <li key={index}>
            <UnstyledButton
              className={classes['photo'] ?? ''}
              aria-label={t('photos.enlarge', { index: index + 1 })}
              onClick={() => setOpened(index)}
            >
              <img src={pictureUrl(photo)} alt="" width={72} height={72} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {opened !== null && address !== undefined && (
        <Dialog
          title={t('photos.alt', { index: opened + 1 })}
          onClose={() => setOpened(null)}
          size="lg"
        >
          <img
            className={classes['whole']}
            src={pictureUrl(address)}
            alt={t('photos.alt', { index: opened + 1 })}
          />
        </Dialog>
      )}
    </>
  );
};
