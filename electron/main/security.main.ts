import { app, session } from 'electron';
import { isEntryUrl } from './app-origin.ts';
import { logs } from './logs.main.ts';
import { isDevicePermitted, isPermitted } from './permissions.ts';

/** For every web content that will ever be: no other page, no new window, no embedded view. Must run before the first window. */
export const denyByDefault = (): void => {
  app.enableSandbox();
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => {
      logs.warn('new window denied');
      return { action: 'deny' };
    });
    contents.on('will-frame-navigate', (details) => {
      if (details.isMainFrame && isEntryUrl(details.url)) return;
      logs.warn('navigation denied');
      details.preventDefault();
    });
    contents.on('will-redirect', (details) => details.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
  });
};

/** Permissions of pages (§ permissions.ts): asked for, looked up, and for devices. */
export const permitOwnScanners = (backend: string): void => {
  const own = session.defaultSession;
  own.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    const from = [details.requestingUrl, 'securityOrigin' in details ? details.securityOrigin : undefined];
    const isGranted = isPermitted({ permission, from, isMainFrame: details.isMainFrame, media }, backend);
    if (!isGranted) logs.warn(`permission denied: ${permission}`);
    answer(isGranted);
  });
  own.setPermissionCheckHandler((_contents, permission, origin, details) =>
    isPermitted({
      permission, from: [origin, details.securityOrigin, details.requestingUrl, details.embeddingOrigin], isMainFrame: details.isMainFrame,
      media: details.mediaType === undefined ? [] : [details.mediaType],
    }, backend));
  own.setDevicePermissionHandler(isDevicePermitted);
};
