import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { DAY } from '#shared/kernel/time.ts';
import { client } from './api/api.ts';
import { useSession } from './session/session.ts';
import { readableEntries } from './storage-entries.ts';
import { defineSlot } from './storage.ts';

const entry = z.object({ at: z.number(), form: z.unknown() });
/** Member and form to what was written of it and not sent; each form reads its own by its schema. */
const drafts = defineSlot<Readonly<Record<string, z.output<typeof entry>>>>({
  key: 'formDrafts',
  area: 'local',
  schema: readableEntries(entry),
  absent: {},
});
const KEPT_MS = 7 * DAY;
const MOST = 12;

/** A draft belongs to the member who wrote it. */
const keyOf = (name: string): string => `${useSession.getState().member?.userId ?? ''}:${name}`;

const kept = (): [string, z.output<typeof entry>][] =>
  Object.entries(drafts.get()).filter(([, { at }]) => client.now() - at < KEPT_MS);

const read = <F>(name: string, schema: z.ZodMiniType<F>): F | null => {
  const found = kept().find(([key]) => key === keyOf(name));
  return found === undefined ? null : (schema.safeParse(found[1].form).data ?? null);
};

const write = (name: string, form: unknown): void => {
  const others = kept().filter(([key]) => key !== keyOf(name));
  const mine: typeof others = form === null ? [] : [[keyOf(name), { at: client.now(), form }]];
  drafts.set(
    Object.fromEntries([...mine, ...others.toSorted(([, a], [, b]) => b.at - a.at)].slice(0, MOST)),
  );
};

/** A long form that outlives reloads, back and sign-in until it was sent; `schema` is what of an older version still counts. `isRestored`: it began with what an earlier visit left. */
export const useFormDraft = <F>({
  name,
  schema,
  blank,
}: {
  name: string;
  schema: z.ZodMiniType<F>;
  blank: () => F;
}) => {
  const [found] = useState(() => read(name, schema));
  const [form, setForm] = useState<F>(() => found ?? blank());
  const [isRestored, setIsRestored] = useState(found !== null);
  const last = useRef(form);
  useEffect(() => {
    if (last.current === form) return;
    last.current = form;
    write(name, form);
  }, [name, form]);
  return {
    form,
    setForm,
    isRestored,
    /** It was sent, or is to be started over. */
    forget: (): void => {
      write(name, null);
    },
    reset: (): void => {
      const fresh = blank();
      last.current = fresh;
      setForm(fresh);
      setIsRestored(false);
      write(name, null);
    },
  };
};
