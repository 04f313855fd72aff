import type { pageRoutes } from '#shared/routes/consumer/pages.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const pageScreens: ScreensOf<typeof pageRoutes> = {
  share: async () => (await import('./share.screen.tsx')).ShareScreen,
  about: async () => (await import('./about.screen.tsx')).AboutScreen,
  dark: async () => (await import('./dark.screen.tsx')).DarkScreen,
  qrcode: async () => (await import('./qrcode.screen.tsx')).QrcodeScreen,
  iframe: async () => (await import('./iframe.screen.tsx')).IframeScreen,
  openAdJump: async () => (await import('./ad-jump.screen.tsx')).AdJumpScreen,
  mdownload: async () => (await import('./download.screen.tsx')).DownloadScreen,
  getIntegral: async () => (await import('./points.screen.tsx')).PointsScreen,
  wechatGateway: async () => (await import('./gateway.screen.tsx')).GatewayScreen,
  appSearch: async () => (await import('./app-search.screen.tsx')).AppSearchScreen,
};
