import type { merchantMenuCalls } from '#shared/contract/merchant/menu.ts';
import type { merchantMenuDraftCalls } from '#shared/contract/merchant/menu-drafts.ts';
import type { merchantMenuImportCalls } from '#shared/contract/merchant/menu-import.ts';
import type { merchantMenuPhotosCalls } from '#shared/contract/merchant/menu-photos.ts';
import type { Handlers } from '#server/kit/context.ts';
import { removeClass, saveClass, setOrder } from './classes.ts';
import { discardDraft, getDraft, keepDraft, listDrafts } from './drafts.ts';
import { apply, check, exportMenu, last } from './import.ts';
import { undo } from './import-undo.ts';
import { setOptions } from './options.ts';
import { photo } from './photo.ts';
import { applyPhotos, checkPhotos } from './photos.ts';
import { get, list, options } from './read.ts';
import { remove, save } from './save.ts';
import { setStock } from './stock.ts';

export const menuEditHandlers: Pick<
  Handlers,
  | keyof typeof merchantMenuCalls
  | keyof typeof merchantMenuDraftCalls
  | keyof typeof merchantMenuImportCalls
  | keyof typeof merchantMenuPhotosCalls
> = {
  merchantMenuList: list,
  merchantMenuGet: get,
  merchantMenuSave: save,
  merchantMenuDelete: remove,
  merchantMenuOrder: setOrder,
  merchantMenuSaveClass: saveClass,
  merchantMenuDeleteClass: removeClass,
  merchantMenuSetOptions: setOptions,
  merchantMenuOptions: options,
  merchantMenuSetStock: setStock,
  merchantMenuPhoto: photo,
  merchantMenuDraftList: listDrafts,
  merchantMenuDraftGet: getDraft,
  merchantMenuDraftKeep: keepDraft,
  merchantMenuDraftDiscard: discardDraft,
  merchantMenuExport: exportMenu,
  merchantMenuImportCheck: check,
  merchantMenuImportApply: apply,
  merchantMenuImportUndo: undo,
  merchantMenuImportLast: last,
  merchantMenuPhotosCheck: checkPhotos,
  merchantMenuPhotosApply: applyPhotos,
};
