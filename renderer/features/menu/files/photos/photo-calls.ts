import { isApiError } from '#shared/client/api-error.ts';
import { merchantMenuPhotosCalls, type PhotoAct } from '#shared/contract/merchant/menu-photos.ts';
import { merchantMenuCalls } from '#shared/contract/merchant/menu.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { RequestId, StoreId } from '#shared/kernel/ids.ts';
import { bindCalls } from '../../../../lib/api.ts';
import { squarePhoto } from '../../square-photo.ts';
import type { ZipFault, ZipPicture } from './zip-pictures.ts';

const api = bindCalls({
  ...merchantMenuPhotosCalls,
  merchantMenuPhoto: merchantMenuCalls.merchantMenuPhoto,
});

type Checked = ReplyOf<
  (typeof merchantMenuPhotosCalls)['merchantMenuPhotosCheck']
>['photos'][number];
/** A picture of a zip, and the dish that it is for. `url`: where the server keeps it. */
export type PhotoRow = Omit<Checked, 'act'> & {
  name: string;
  act: PhotoAct | ZipFault['why'];
  picture: ZipPicture | null;
};

const ofFault = ({ name, why }: ZipFault): PhotoRow => ({
  name,
  key: name,
  act: why,
  dish: null,
  url: null,
  picture: null,
});

/** Which dishes the pictures of a zip are for. Nothing is written. */
export const checkPictures = async (
  storeId: StoreId,
  { pictures, faults }: { pictures: readonly ZipPicture[]; faults: readonly ZipFault[] },
): Promise<PhotoRow[]> => {
  if (pictures.length === 0) return faults.map(ofFault);
  const { photos } = await api.merchantMenuPhotosCheck({
    storeId,
    photos: pictures.map(({ key, digest }) => ({ key: key.slice(0, 120), digest })),
  });
  return [
    ...photos.map((row, place) => {
      const picture = pictures[place]!;
      return { ...row, name: picture.name, picture };
    }),
    ...faults.map(ofFault),
  ];
};

/** Whether a picture is to become a dish's photo. */
export const isWanted = ({ act }: PhotoRow): boolean => act === 'NEW' || act === 'CHANGE';

/** Sends the pictures that the server does not have yet, one after the other. What broke off is gone on with by the same rows: a picture that has arrived is never kept twice. */
export const sendPictures = async (
  storeId: StoreId,
  rows: readonly PhotoRow[],
  onRow: (place: number, row: PhotoRow) => void,
): Promise<void> => {
  for (const [place, row] of rows.entries()) {
    if (!isWanted(row) || row.url !== null || row.picture === null) continue;
    let small: Blob;
    try {
      small = await squarePhoto(row.picture.bytes);
    } catch {
      onRow(place, { ...row, act: 'broken' });
      continue;
    }
    try {
      const { digest } = row.picture;
      const { url } = await api.merchantMenuPhoto({ storeId, digest }, { file: small });
      onRow(place, { ...row, url });
    } catch (error) {
      const reason = isApiError(error) ? error.reason : undefined;
      const isBad = reason === 'UPLOAD_TYPE' || reason === 'UPLOAD_TOO_LARGE';
      if (!isBad) throw error;
      onRow(place, { ...row, act: 'broken' });
    }
  }
};

/** Gives dishes those pictures that have arrived. */
export const applyPictures = (
  { requestId, storeId }: { requestId: RequestId; storeId: StoreId },
  rows: readonly PhotoRow[],
) =>
  api.merchantMenuPhotosApply({
    requestId,
    storeId,
    photos: rows.flatMap((row) =>
      isWanted(row) && row.dish !== null && row.url !== null
        ? [{ productId: row.dish.productId, seq: row.dish.seq, url: row.url }]
        : [],
    ),
  });
