import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestId, StoreId } from '#shared/kernel/ids.ts';
import { newRequestId } from '../../../../lib/fresh-id.ts';
import { refreshMenus } from '../file-calls.ts';
import {
  applyPictures,
  checkPictures,
  isWanted,
  sendPictures,
  type PhotoRow,
} from './photo-calls.ts';
import { picturesOf, type ZipProblem } from './zip-pictures.ts';

/** `requestId`: of giving dishes just these pictures. */
type Looked = { rows: readonly PhotoRow[]; requestId: RequestId };
type Steps = { done: number; total: number };

/** A zip on its way to the menu: looked through, shown, sent picture by picture, and given to its dishes at once. */
export const usePhotos = (storeId: StoreId) => {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [problem, setProblem] = useState<ZipProblem | null>(null);
  const [steps, setSteps] = useState<Steps | null>(null);

  const look = useMutation({
    mutationFn: async (file: File) => {
      setLooked(null);
      setProblem(null);
      const found = await picturesOf(file, (done, total) => setSteps({ done, total }));
      if ('problem' in found) setProblem(found.problem);
      else setLooked({ rows: await checkPictures(storeId, found), requestId: newRequestId() });
    },
    onSettled: () => setSteps(null),
  });

  const give = useMutation({
    mutationFn: async ({ isPart }: { isPart: boolean }) => {
      if (looked === null) return null;
      const rows = [...looked.rows];
      let { requestId } = looked;
      const total = rows.filter(isWanted).length;
      if (!isPart)
        await sendPictures(storeId, rows, (place, row) => {
          rows[place] = row;
          requestId = newRequestId();
          setLooked({ rows: [...rows], requestId });
          setSteps({ done: rows.filter((one) => isWanted(one) && one.url !== null).length, total });
        });
      if (!rows.some((row) => isWanted(row) && row.url !== null)) return null;
      return applyPictures({ requestId, storeId }, rows);
    },
    onSettled: async () => {
      setSteps(null);
      await refreshMenus();
    },
  });

  const choose = (file: File | null): void => {
    if (file === null) return;
    give.reset();
    look.mutate(file);
  };
  return { rows: looked?.rows ?? null, problem, steps, look, give, choose };
};
