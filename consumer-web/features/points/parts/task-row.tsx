import { useNavigate } from 'react-router-dom';
import { gatewayLink } from '#shared/jump/share-landing.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { hostFailureKey } from '../../../host/host-error.ts';
import { host } from '../../../lib/host/host.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { beginBrowsing, browsedProof, forgetBrowsing } from '../browsed.ts';
import { useFinishTask } from '../mutations.ts';
import type { Task } from '../queries.ts';

/** Shares the link by which friends help. */
const shareTask = async ({ taskId, title, shareId }: Task, t: T): Promise<void> => {
  const query = new URLSearchParams({ taskId, shareId: shareId ?? '' });
  const path = `${consumerRoutes.memberMission.path}?${query}`;
  try {
    const outcome = await host.share({
      title: t('score.share.title'),
      text: title,
      path,
      url: gatewayLink(host.appUrl(), path),
      picture: '',
    });
    if (outcome !== 'cancelled') notify(t('score.share.done'));
  } catch (error) {
    notify(t(hostFailureKey(error, 'score.share.failed')));
  }
};

const useTaskActs = (task: Task) => {
  const t = useT();
  const navigate = useNavigate();
  const finish = useFinishTask();
  const proof = task.taskType === 'BROWSE' ? browsedProof(task.taskId) : null;
  const handleTake = async (): Promise<void> => {
    try {
      const points = await finish.mutateAsync({ task, proof });
      forgetBrowsing(task.taskId);
      notify(t('score.collected', { count: points }));
    } catch (error) {
      notify(errorText(error, t));
    }
  };
  const handleGo = (): void => {
    if (task.proof !== null) beginBrowsing(task.taskId, task.proof);
    if (task.url !== null) void navigate(task.url);
  };
  return {
    t,
    handleTake,
    handleGo,
    isBusy: finish.isPending,
    isReady: task.state === 'READY' || proof !== null,
  };
};

const TaskButton = ({ task }: { task: Task }) => {
  const { t, handleTake, handleGo, isBusy, isReady } = useTaskActs(task);
  const label = (key: 'score.take' | 'score.go' | 'score.share') => `${t(key)}: ${task.title}`;
  if (task.state === 'DONE') return <span className="task__done">{t('score.taken')}</span>;
  if (task.state === 'LOCKED') return <span className="task__done">{t('score.locked')}</span>;
  if (isReady)
    return (
      <Button size="small" isBusy={isBusy} onPress={handleTake} label={label('score.take')}>
        {t('score.take')}
      </Button>
    );
  if (task.shareId !== null)
    return (
      <Button
        size="small"
        tone="quiet"
        onPress={() => shareTask(task, t)}
        label={label('score.share')}
      >
        {t('score.share')}
      </Button>
    );
  return (
    <Button size="small" tone="quiet" onPress={handleGo} label={label('score.go')}>
      {t('score.go')}
    </Button>
  );
};

/** A task with its progress, its reward, and the one thing to do about it. */
export const TaskRow = ({ task }: { task: Task }) => {
  const t = useT();
  return (
    <li className="task" data-testid={`task-${task.taskType}`}>
      <span className="task__title">{task.title}</span>
      <small className="task__facts num">
        {t('score.reward', { count: task.reward })}
        {task.need > 1 && ` · ${task.done}/${task.need}`}
      </small>
      <div className="task__act">
        <TaskButton task={task} />
      </div>
    </li>
  );
};
