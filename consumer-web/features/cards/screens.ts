import type { cardsRoutes } from '#shared/routes/consumer/cards.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const cardsScreens: ScreensOf<typeof cardsRoutes> = {
  paymentManagement: async () => (await import('./payment.screen.tsx')).PaymentManagementScreen,
  paymentAgreement: async () => (await import('./agreement.screen.tsx')).PaymentAgreementScreen,
  cardManagement: async () => (await import('./cards.screen.tsx')).CardsScreen,
  cardDetail: async () => (await import('./detail.screen.tsx')).CardDetailScreen,
  cardAdd: async () => (await import('./add.screen.tsx')).CardAddScreen,
  cardBind: async () => (await import('./bind.screen.tsx')).CardBindScreen,
  passwordManagement: async () => (await import('./password.screen.tsx')).PasswordScreen,
  passwordConfig: async () => (await import('./password-config.screen.tsx')).PasswordConfigScreen,
};
