import { keepPageOffline, type WorkerScope } from '#shared/client/offline-page.ts';

keepPageOffline(globalThis as unknown as WorkerScope);
