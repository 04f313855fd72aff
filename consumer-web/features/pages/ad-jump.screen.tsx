import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { JumpTarget } from '#shared/jump/jump-context.ts';
import type { JumpRule } from '#shared/jump/jump-rule.ts';
import { jumpTarget } from '#shared/jump/jump-target.ts';
import { staysInApp } from '#shared/jump/own-scheme.ts';
import { landingPath } from '#shared/jump/share-landing.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { jumpContext, useJump } from '../../lib/navigation/use-jump.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { api } from './api.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { appInfoQuery } from '../../domain/app/app-info.ts';
import { bannerQuery } from './queries.ts';
import { Link } from '../../ui/link.tsx';

/** A rule in the address itself, as other programs' advertisements write it. */
const ruleIn = (query: URLSearchParams): JumpRule | null => {
  const skipType = Number(query.get('skipType') ?? Number.NaN);
  if (Number.isNaN(skipType)) return null;
  return {
    jumpVersion: Number(query.get('jumpVersion') ?? 1),
    skipType,
    skipAddress: query.get('skipAddress'),
    skipParameter: query.get('skipParameter'),
    classifyId: query.get('classifyId'),
  };
};

/** The page of this app that a target leads to: its own, or the one that asks for an update first. */
const pathOf = (target: JumpTarget): string | null => {
  if (target.kind === 'route') return landingPath(target.path);
  return target.kind === 'none' && target.reason === 'versionTooLow' ? target.updatePage : null;
};

/**
 * Follows the rule: a page of this app at once, an outside page after a press that names it, since
 * anybody can write the address.
 */
const Follow = ({ target, onLeave }: { target: JumpTarget; onLeave: () => void }) => {
  const t = useT();
  const navigate = useNavigate();
  const { jump } = useJump();
  const hasGone = useRef(false);
  const path = pathOf(target);
  useEffect(() => {
    if (path === null || hasGone.current) return;
    hasGone.current = true;
    onLeave();
    void navigate(path, { replace: true });
  }, [path, navigate, onLeave]);
  const home = (
    <Link replace className="button-link button-link--quiet" to="/">
      {t('platform.backHome')}
    </Link>
  );
  if (path !== null) return <p role="status">{t('ad.going')}</p>;
  if (target.kind === 'none') {
    const text =
      target.reason === 'versionTooLow'
        ? t(target.toastKey)
        : t(target.reason === 'nativeOnly' ? 'ad.nowhereText' : 'jump.notAllowed');
    return (
      <StateView title={t('ad.nowhere')} text={text}>
        {home}
      </StateView>
    );
  }
  const handleLeave = (): void => {
    onLeave();
    if (target.kind === 'external') host.openPage(target.url);
    else jump(target);
  };
  const name = target.kind === 'external' ? new URL(target.url).host : 'App';
  return (
    <StateView title={t('jump.leaveTitle')} text={t('jump.leaveText', { host: name })}>
      <Button onPress={handleLeave}>{t('ad.go')}</Button>
      {home}
    </StateView>
  );
};

/**
 * The rule that the address names, its own or a banner's; null when there is no such banner, or it
 * has ended.
 */
const useRule = (params: URLSearchParams) => {
  const id = params.get('id') ?? '';
  const given = ruleIn(params);
  const banner = useQuery({ ...bannerQuery(id), enabled: given === null && id !== '' });
  const hosts = useQuery(appInfoQuery());
  const isKnown = given !== null || id === '' || banner.data !== undefined;
  return {
    id,
    rule: given ?? banner.data?.result ?? null,
    isGiven: given !== null,
    allowedHosts: hosts.data?.allowedHosts,
    query: isKnown ? (hosts.data === undefined ? hosts : null) : banner,
  };
};

/** `/openAdJump`: follows a banner by its `id`, or a jump rule in the address (spec 000 §3). */
export const AdJumpScreen = () => {
  const t = useT();
  const { id, rule, isGiven, allowedHosts = [], query } = useRule(useSearchParams()[0]);
  const handleCount = (): void => {
    if (id !== '') void api.bannerAdd([{ id, clickNum: 1 }]).catch(() => undefined);
  };
  const body = () => {
    if (query !== null)
      return (
        <Waiting
          query={query}
          skeleton={
            <div role="status">
              <span className="unseen">{t('ad.going')}</span>
              <Skeleton height={160} radius={14} />
            </div>
          }
        />
      );
    if (rule === null)
      return (
        <StateView title={t('ad.gone')} text={t('ad.goneText')}>
          <Link replace className="button-link" to="/">
            {t('platform.backHome')}
          </Link>
        </StateView>
      );
    const target = jumpTarget(rule, { ...jumpContext(), allowedHosts });
    const isSafe = !isGiven || staysInApp(target);
    return (
      <Follow
        target={isSafe ? target : { kind: 'none', reason: 'badAddress' }}
        onLeave={handleCount}
      />
    );
  };
  return <Page title={t('title.openAdJump')}>{body()}</Page>;
};
