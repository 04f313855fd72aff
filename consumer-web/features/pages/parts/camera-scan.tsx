import { useRef, type ChangeEvent } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { useCameraScan } from '../use-camera-scan.ts';

/**
 * The camera's picture with a frame, started by a press; a photo of the album does where there is
 * no camera.
 */
export const CameraScan = ({ onText }: { onText: (text: string) => void }) => {
  const t = useT();
  const { state, video, start: handleStart } = useCameraScan(onText);
  const album = useRef<HTMLInputElement>(null);
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    try {
      const text = await (await import('../read-code.ts')).readPhoto(file);
      if (text === null) notify(t('qrcode.nothing'));
      else onText(text);
    } catch {
      notify(t('qrcode.failed'));
    }
  };
  const isOn = state === 'on';
  return (
    <div className="scan">
      <div className={`scan__view${isOn ? ' scan__view--on' : ''}`}>
        <video
          ref={video}
          className="scan__video"
          muted
          playsInline
          aria-label={t('qrcode.reading')}
          hidden={!isOn}
        />
        <span className="scan__frame" aria-hidden="true" />
        {!isOn && (
          <Button isBusy={state === 'starting'} onPress={handleStart}>
            {t('qrcode.start')}
          </Button>
        )}
      </div>
      <p className="scan__state" role="status">
        {state === 'denied' || state === 'noCamera'
          ? t(`qrcode.${state}`)
          : isOn
            ? t('qrcode.reading')
            : ''}
      </p>
      <input
        ref={album}
        className="unseen"
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="album"
        onChange={(event) => void readFile(event)}
      />
      <Button tone="quiet" isBlock onPress={() => album.current?.click()}>
        {t('qrcode.photo')}
      </Button>
    </div>
  );
};
