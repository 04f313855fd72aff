/**
 * The channel of each bridge call. Apart from the schemas, so that the preload carries no schema
 * library.
 */
export const CHANNELS = {
  info: 'desktop:info',
  readSecret: 'secret:read',
  writeSecret: 'secret:write',
  journalAppend: 'journal:append',
  journalResolve: 'journal:resolve',
  journalOpen: 'journal:open',
  openLink: 'link:open',
  printBytes: 'print:bytes',
  printPage: 'print:page',
  listPrinters: 'print:list',
  setKiosk: 'kiosk:set',
  nextSignal: 'signal:next',
  readChoices: 'choice:read',
  choose: 'choice:write',
  checkUpdate: 'update:check',
  sendLanguage: 'language:set',
  keepAwake: 'power:awake',
  showCustomer: 'display:show',
  showWaiting: 'waiting:show',
  noteFault: 'fault:note',
  openLogs: 'log:open',
} as const;

/** The name under which the preload exposes the bridge to the page. */
export const BRIDGE_GLOBAL = 'senadoDesktop';
