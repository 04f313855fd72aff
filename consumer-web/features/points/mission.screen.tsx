import './points.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Balance } from './parts/balance.tsx';
import { HelpFriend } from './parts/help-friend.tsx';
import { TaskRow } from './parts/task-row.tsx';
import { tasksQuery } from './queries.ts';

const Tasks = () => {
  const t = useT();
  const query = useQuery(tasksQuery());
  if (query.data === undefined)
    return <Waiting query={query} skeleton={<Skeletons heights={[240, 300]} />} />;
  const { groups, record } = query.data;
  return (
    <>
      {record !== null && (
        <p className="score__quiet">{t('score.streak', { count: record.streak })}</p>
      )}
      {groups.map(({ cycle, tasks }) => (
        <Card key={cycle} title={t(`score.cycle.${cycle}`)}>
          <ul className="tasks">
            {tasks.map((task) => (
              <TaskRow key={task.taskId} task={task} />
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
};

/** The tasks of a member; a friend's link leads here too, to help them (spec 002 §3, §7). */
export const MissionScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const [taskId, shareId] = [params.get('taskId'), params.get('shareId')];
  return (
    <Page title={t('title.memberMission')}>
      <div className="score-page">
        {taskId !== null && shareId !== null && <HelpFriend taskId={taskId} shareId={shareId} />}
        <Balance />
        <Tasks />
      </div>
    </Page>
  );
};
