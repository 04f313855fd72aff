import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import * as z from 'zod/mini';
import type { ApiError } from '#shared/client/api-error.ts';
import { Button } from '../ui/button.tsx';
import { photoText } from './photo-text.ts';
import type { useStopAct } from './use-run.ts';
import { useT } from './words.ts';

type Act = ReturnType<typeof useStopAct>;

const wrong = z.object({ triesLeft: z.number() });

/** What went wrong, in one sentence: the server's own, with the tries that are left. */
const useWhy = (): ((error: ApiError | null) => string | null) => {
  const t = useT();
  return (error) => {
    if (error === null) return null;
    if (error.kind === 'network' || error.kind === 'timeout') return t('driver.noAnswer');
    const left = wrong.safeParse(error.data);
    return left.success
      ? `${error.note} · ${t('driver.triesLeft', { count: left.data.triesLeft })}`
      : error.note;
  };
};

/** The guest's code, a photo where nobody has one to tell, or nobody at all. */
export const StopActs = ({ act, isWaiting }: { act: Act; isWaiting: boolean }) => {
  const t = useT();
  const why = useWhy();
  const id = useId();
  const [code, setCode] = useState('');
  const [own, setOwn] = useState<'driver.codeMissing' | 'driver.photoBad' | null>(null);
  const problem = own === null ? why(act.error) : t(own);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const isWhole = /^\d{4}$/.test(code);
    setOwn(isWhole ? null : 'driver.codeMissing');
    if (isWhole) void act.run({ act: 'code', code });
  };
  const handlePhoto = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    const photo = await photoText(file);
    setOwn(photo === null ? 'driver.photoBad' : null);
    if (photo !== null) await act.run({ act: 'photo', photo });
  };
  return (
    <form className="run-acts" onSubmit={handleSubmit} noValidate>
      <label className="field__label" htmlFor={id}>
        {t('driver.code')}
      </label>
      <div className="run-acts__row">
        <div className={`field__box${problem === null ? '' : ' field__box--bad'}`}>
          <input
            id={id}
            className="field__input num"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={code}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              setCode(target.value.normalize('NFKC').replace(/\D/g, ''));
              setOwn(null);
            }}
          />
        </div>
        <Button type="submit" isBusy={act.busy === 'code'} isDisabled={act.busy !== null}>
          {t('driver.delivered')}
        </Button>
      </div>
      <p className="run-acts__hint" id={`${id}-hint`} role={problem === null ? undefined : 'alert'}>
        {problem ?? t('driver.codeHint')}
      </p>
      <div className="run-acts__row">
        <label
          className={`button button--quiet run-acts__photo${act.busy === null ? '' : ' run-acts__photo--off'}`}
        >
          {t('driver.photo')}
          <input
            className="unseen"
            type="file"
            accept="image/*"
            capture="environment"
            disabled={act.busy !== null}
            onChange={(event) => void handlePhoto(event)}
          />
        </label>
        {!isWaiting && (
          <Button
            tone="quiet"
            isBusy={act.busy === 'notMet'}
            isDisabled={act.busy !== null}
            onPress={() => act.run({ act: 'notMet', hasCalled: false })}
          >
            {t('driver.notMet')}
          </Button>
        )}
      </div>
    </form>
  );
};
