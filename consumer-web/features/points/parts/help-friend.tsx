import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { useHelpFriend } from '../mutations.ts';

/** The task of a friend whose link was opened: one press helps. */
export const HelpFriend = (link: { taskId: string; shareId: string }) => {
  const t = useT();
  const help = useHelpFriend();
  return (
    <section className="help" aria-label={t('score.help.title')}>
      <h2 className="help__title">{t('score.help.title')}</h2>
      <p role="status">
        {help.data
          ? t('score.help.done', help.data)
          : help.error
            ? errorText(help.error, t)
            : t('score.help.text')}
      </p>
      {help.data === undefined && (
        <Button isBusy={help.isPending} onPress={() => help.mutate(link)}>
          {t('score.help.go')}
        </Button>
      )}
    </section>
  );
};
