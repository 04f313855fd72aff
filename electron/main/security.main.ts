import { app, session } from 'electron';
import { isPageUrl, mayNavigate } from './app-origin.ts';
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
      if (details.isMainFrame && mayNavigate(details.url, contents.getURL())) return;
      logs.warn('navigation denied');
      details.preventDefault();
    });
    contents.on('will-redirect', (details) => {
      logs.warn('redirect denied');
      details.preventDefault();
    });
    contents.on('will-attach-webview', (event) => {
      logs.warn('web view denied');
      event.preventDefault();
    });
  });
};

/** The customer's screen needs no permission at all. */
const isConsole = (contents: { getURL: () => string } | null): boolean =>
  contents === null || !isPageUrl(contents.getURL(), 'display');

/** Permissions of pages (permissions.ts): requests, checks, and devices. */
export const permitOwnScanners = (backend: string): void => {
  const own = session.defaultSession;
  own.setPermissionRequestHandler((contents, permission, answer, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    const from = [
      details.requestingUrl,
      'securityOrigin' in details ? details.securityOrigin : undefined,
    ];
    const isGranted = isPermitted(
      { permission, from, isMainFrame: details.isMainFrame && isConsole(contents), media },
      backend,
    );
    if (!isGranted) logs.warn(`permission denied: ${permission}`);
    answer(isGranted);
  });
  own.setPermissionCheckHandler((contents, permission, origin, details) =>
    isPermitted(
      {
        permission,
        from: [origin, details.securityOrigin, details.requestingUrl, details.embeddingOrigin],
        isMainFrame: details.isMainFrame && isConsole(contents),
        media: details.mediaType === undefined ? [] : [details.mediaType],
      },
      backend,
    ),
  );
  own.setDevicePermissionHandler(isDevicePermitted);
};
