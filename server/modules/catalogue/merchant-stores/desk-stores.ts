// The stores that have a desk, who runs each, and what stands at it for a time.
export {
  type DeskStore,
  deskStores,
  setAnswerMinutes,
  setRunner,
  storesRunByStaff,
} from './desk-store-repo.ts';
export {
  awakeSince,
  hearStores,
  pauseStore,
  putToSleep,
  restUnheard,
  resumeStore,
  setBusy,
  wakeStore,
} from './live-repo.ts';
