import {
  IconAlertTriangle,
  IconCalendarDue,
  IconCalendarEvent,
  IconGift,
  IconId,
  IconInfoCircle,
  IconMessage,
  IconRating18Plus,
  IconTicket,
  type TablerIcon,
} from '@tabler/icons-react';
import type { NoteKind } from '#shared/codes/staff-note.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import type { StaffNote, Ticked } from '../machine/state.ts';
import { notesForLater } from '../notes-for-later.ts';
import { till } from '../this-till.ts';
import classes from './staff-notes.module.css';

const ICONS: Record<NoteKind, TablerIcon> = {
  INFO: IconInfoCircle,
  AGE: IconRating18Plus,
  ID: IconId,
  ALLERGY: IconAlertTriangle,
  EXTRA: IconGift,
  GUEST: IconMessage,
  BOOKING: IconCalendarEvent,
  LAST_DAY: IconCalendarDue,
  USES: IconTicket,
};

const Icon = ({ kind, size = 28 }: { kind: NoteKind; size?: number }) => {
  const Shape = ICONS[kind];
  return <Shape size={size} stroke={1.8} aria-hidden />;
};

/** A note in words; a guest's are their own, in whatever language. */
const Words = ({ kind, text }: Pick<StaffNote, 'kind' | 'text'>) => {
  const t = useT();
  return kind === 'GUEST' ? (
    <span className={classes['words']}>
      <span className={classes['from']}>{t('writeOff.card.fromGuest')}</span>
      <span lang="">{text}</span>
    </span>
  ) : (
    <span>{text}</span>
  );
};

type Props = { orderId: OrderId; notes: readonly StaffNote[]; ticked: Ticked; isBusy: boolean };

const Tick = ({
  orderId,
  note,
  isOn,
  isBusy,
}: {
  orderId: OrderId;
  note: StaffNote;
  isOn: boolean;
  isBusy: boolean;
}) => (
  <label className={classes['tick']} data-on={isOn}>
    <input
      type="checkbox"
      checked={isOn}
      disabled={isBusy}
      onChange={(event) =>
        till.send({ type: 'ticked', orderId, noteId: note.id, isOn: event.currentTarget.checked })
      }
      data-testid="note-tick"
    />
    <Icon kind={note.kind} />
    <Words {...note} />
  </label>
);

/** What the clerk has to know or to check before the write-off (table A, row 29). What must be checked has a box to tick. */
export const StaffNotes = ({ orderId, notes, ticked, isBusy }: Props) => {
  const t = useT();
  if (notes.length === 0) return null;
  const hasTick = notes.some(({ mustConfirm }) => mustConfirm);
  return (
    <div
      className={classes['notes']}
      role="group"
      aria-label={t('writeOff.card.attention')}
      data-testid="card-attention"
    >
      <ul>
        {notes.map((note) => (
          <li key={note.id} data-kind={note.kind}>
            {note.mustConfirm ? (
              <Tick orderId={orderId} note={note} isOn={ticked.includes(note.id)} isBusy={isBusy} />
            ) : (
              <p>
                <Icon kind={note.kind} />
                <Words {...note} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasTick && <p className={classes['hint']}>{t('writeOff.card.mustTick')}</p>}
    </div>
  );
};

/** The same notes in the verdict, as what is still to be done for the guest. */
export const NotesToRemember = ({
  notes,
  className,
}: {
  notes: readonly StaffNote[];
  className: string | undefined;
}) => {
  const t = useT();
  const open = notesForLater(notes);
  if (open.length === 0) return null;
  return (
    <div className={className} data-testid="verdict-notes">
      <h3>{t('writeOff.verdict.notes')}</h3>
      <ul className={classes['remember']}>
        {open.map(({ id, kind, text }) => (
          <li key={id}>
            <Icon kind={kind} size={30} />
            <Words kind={kind} text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
};
