import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { HeldShare } from '#contract/shares.ts';
import type { loader } from '../../root.tsx';
import { useLocale, useVariety, useWords } from '../../shell/words.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './panel.module.css';
import { shareTargets } from './targets.ts';

interface Props {
  share: HeldShare;
  /** What is said beside the link. */
  text: string;
}

/** The ways out of a public card: its page, its picture, and where the share flag is set the targets and the link. */
export function PublicShare({ share, text }: Props) {
  const t = useWords('share.panel');
  const locale = useLocale();
  const variety = useVariety();
  const sharing = useRouteLoaderData<typeof loader>('root')?.config.sharing ?? false;
  const address = `${share.address}?hl=${locale}`;
  const shared = { address, picture: `${share.address}/card-${variety}.png`, text };
  return (
    <div className={styles.ways}>
      <p className="soft">{t('publicLead')}</p>
      <p className={styles.row}>
        <a className="button button--quiet button--small" href={address}>
          {t('open')}
        </a>
        <a
          className="button button--quiet button--small"
          href={`/share/${share.key}/story-${variety}.png`}
          download="sixgates-story.png"
        >
          {t('story')}
        </a>
        {sharing && <SendButton address={address} text={text} />}
      </p>
      {sharing && (
        <>
          <CopyLink
            address={address}
            said={{ label: t('link'), copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }}
          />
          <div>
            <p id="share-targets" className={styles.label}>
              {t('targets')}
            </p>
            <ul className={styles.targets} role="list" aria-labelledby="share-targets">
              {shareTargets.map(({ id, name, to }) => (
                <li key={id}>
                  <a href={to(shared)} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <p className="small soft">{t('targetsHint')}</p>
          </div>
        </>
      )}
    </div>
  );
}

/** The device's own way of sharing, where there is one (Web Share API). */
function SendButton({ address, text }: { address: string; text: string }) {
  const t = useWords('share.panel');
  const [can, setCan] = useState(false);
  useEffect(() => setCan('share' in navigator), []);
  if (!can) return null;
  // Whoever closes the device's own sheet has changed their mind: nothing failed.
  const send = () => navigator.share({ url: address, text }).catch(() => undefined);
  return (
    <button type="button" className="button button--quiet button--small" onClick={() => void send()}>
      {t('send')}
    </button>
  );
}
