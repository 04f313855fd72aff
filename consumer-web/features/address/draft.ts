import { useState } from 'react';
import * as z from 'zod/mini';
import { ADDRESS_TAGS } from '#shared/codes/address-tag.ts';
import type { FoundPlace, SavedAddress } from '#shared/contract/consumer/address.ts';
import { ADDRESS_TITLES } from '#shared/codes/address-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { readableEntries } from '../../lib/storage-entries.ts';
import { defineSlot, storage } from '../../lib/storage.ts';

const draftSchema = z.object({
  contactName: z.string(),
  title: z.optional(z.enum(ADDRESS_TITLES)),
  region: z.enum(['853', '852', '86']),
  phone: z.string(),
  mapAddress: z.string(),
  detail: z.string(),
  lat: z.number(),
  lon: z.number(),
  tag: z.nullable(z.enum(ADDRESS_TAGS)),
  isDefault: z.boolean(),
  district: z.string(),
});
/** What was typed of an address. `lat`, `lon` 0 until a place was chosen. */
export type AddressDraft = z.output<typeof draftSchema>;

/** Member and address (`new` for one that is not saved) to what was typed of it. */
const drafts = defineSlot<Readonly<Record<string, AddressDraft>>>({
  key: 'addressDrafts',
  area: 'local',
  schema: readableEntries(draftSchema),
  absent: {},
});

export const emptyDraft = (): AddressDraft => ({
  contactName: '',
  region: storage.region.get(),
  phone: '',
  mapAddress: '',
  detail: '',
  lat: 0,
  lon: 0,
  tag: null,
  isDefault: false,
  district: '',
});
export const draftOf = ({
  contactName,
  title,
  region,
  phone,
  mapAddress,
  detail,
  lat,
  lon,
  tag,
  isDefault,
  district,
}: SavedAddress): AddressDraft => ({
  contactName,
  ...(title !== undefined && { title }),
  region,
  phone,
  mapAddress,
  detail,
  lat,
  lon,
  tag,
  isDefault,
  district,
});

/** A draft belongs to the member who wrote it. */
const keyOf = (id: string | null): string =>
  `${useSession.getState().member?.userId ?? ''}:${id ?? 'new'}`;

/** What was typed and not saved, or null. It outlives reloads, back and sign-in. */
export const readDraft = (id: string | null): AddressDraft | null =>
  drafts.get()[keyOf(id)] ?? null;
/** Drafts that were written since the page was loaded: coming back to them is nothing to remark on. */
const fresh = new Set<string>();
export const keepDraft = (id: string | null, draft: AddressDraft): void => {
  fresh.add(keyOf(id));
  drafts.set({ ...drafts.get(), [keyOf(id)]: draft });
};
export const dropDraft = (id: string | null): void => {
  const { [keyOf(id)]: _gone, ...others } = drafts.get();
  drafts.set(others);
};

/** A place of the map becomes the draft's. */
export const placeDraft = (
  draft: AddressDraft,
  { title, district, point }: Pick<FoundPlace, 'title' | 'district' | 'point'>,
): AddressDraft => ({ ...draft, mapAddress: title, district, lat: point.lat, lon: point.lon });

/** The form's content, kept at every change. `isRestored`: it began with what an earlier visit left unsaved. */
export const useDraft = (id: string | null, initial: AddressDraft) => {
  const [isRestored, setIsRestored] = useState(
    () => readDraft(id) !== null && !fresh.has(keyOf(id)),
  );
  const [draft, setDraft] = useState(() => readDraft(id) ?? initial);
  return {
    draft,
    isRestored,
    change: (part: Partial<AddressDraft>): void => {
      const next = { ...draft, ...part };
      setDraft(next);
      keepDraft(id, next);
    },
    reset: (): void => {
      dropDraft(id);
      setIsRestored(false);
      setDraft(initial);
    },
  };
};
