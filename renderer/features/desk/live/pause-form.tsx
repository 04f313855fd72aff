import { Alert, Button, Checkbox } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { PAUSE_REASONS, type PauseReason, type StoreWay } from '#shared/codes/desk-live.ts';
import { MINUTE, plus } from '#shared/kernel/time.ts';
import { serverNow } from '../../../lib/api.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { ReasonGroup } from '../../../ui/reason-group.tsx';
import { useNow } from '../../../ui/use-now.ts';
import classes from '../desk.module.css';
import { LengthField } from './length-field.tsx';
import type { SheetProps } from './mutations.ts';
import { pauseWords } from './store-words.ts';

const LENGTHS = [15, 30, 60, 120, 240];

/** What stops the store now, with the way to end it. */
const Standing = ({ store, change, onDone }: SheetProps) => {
  const t = useT();
  const words = pauseWords(store, useNow(10_000), t);
  if (words === null) return null;
  return (
    <Alert color="tart" role="status">
      <div className={classes['standing']}>
        <span>{words}</span>
        <Button
          leftSection={<IconPlayerPlay size={20} aria-hidden />}
          loading={change.isPending && change.variables.change === 'RESUME'}
          onClick={() => change.mutate({ change: 'RESUME' }, { onSuccess: onDone })}
          data-testid="desk-resume"
        >
          {t('desk.live.resume')}
        </Button>
      </div>
    </Alert>
  );
};

/** What is chosen of a pause; the problem of each field once somebody tried. */
const usePause = ({ store }: SheetProps) => {
  const t = useT();
  const [ways, setWays] = useState<readonly StoreWay[]>(store.ways);
  const [reason, setReason] = useState<PauseReason | null>(null);
  const [length, setLength] = useState(30);
  const [isTried, setTried] = useState(false);
  return {
    ways,
    setWays: (chosen: readonly string[]) =>
      setWays(store.ways.filter((way) => chosen.includes(way))),
    waysProblem: isTried && ways.length === 0 ? t('desk.live.waysMissing') : null,
    reason,
    setReason: (chosen: string) => setReason(PAUSE_REASONS.find((one) => one === chosen) ?? null),
    reasonProblem: isTried && reason === null ? t('desk.refuse.missing') : null,
    length,
    setLength,
    /** The pause, or null where something is missing. */
    tried: () => {
      setTried(true);
      return ways.length === 0 || reason === null
        ? null
        : {
            ways: [...ways],
            reason,
            until:
              length === 0 && store.opensNext !== null
                ? store.opensNext
                : plus(serverNow(), length * MINUTE),
          };
    },
  };
};

/** No orders for a time, in some or all of the store's ways; guests read why and until when. */
export const PauseForm = (props: SheetProps) => {
  const { store, change, onDone } = props;
  const t = useT();
  const errorText = useErrorText();
  const pause = usePause(props);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const wish = pause.tried();
    if (wish !== null) change.mutate({ change: 'PAUSE', ...wish }, { onSuccess: onDone });
  };
  return (
    <DialogForm
      submit={{
        label: t('desk.live.pauseYes'),
        icon: <IconPlayerPause size={20} aria-hidden />,
        tone: 'bad',
        testId: 'desk-pause-yes',
      }}
      onSubmit={handleSubmit}
      onCancel={onDone}
      isBusy={change.isPending}
      error={change.error ? errorText(change.error) : null}
    >
      <Standing {...props} />
      {store.ways.length > 1 && (
        <Checkbox.Group
          label={t('desk.live.ways')}
          value={[...pause.ways]}
          onChange={pause.setWays}
          error={pause.waysProblem}
        >
          <div className={classes['choices']}>
            {store.ways.map((way) => (
              <Checkbox key={way} size="md" value={way} label={t(`desk.live.way.${way}`)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <ReasonGroup
        label={t('desk.live.reason')}
        description={t('desk.live.reasonHint')}
        value={pause.reason ?? ''}
        onChange={pause.setReason}
        error={pause.reasonProblem}
        choices={PAUSE_REASONS.map((value) => ({ value, label: t(`desk.live.reason.${value}`) }))}
        columns
      />
      <LengthField
        lengths={LENGTHS}
        opensNext={store.opensNext}
        value={pause.length}
        onChange={pause.setLength}
      />
    </DialogForm>
  );
};
