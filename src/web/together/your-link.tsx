import { Form } from 'react-router';
import type { TogetherStanding } from '#contract/together.ts';
import { CopyLink } from '../report/share/copy-link.tsx';
import { useLocale, useWords } from '../shell/words.tsx';
import { InviteForm } from './invite-form.tsx';
import styles from './together.module.css';

interface Props {
  orderNumber: string;
  invitation: NonNullable<TogetherStanding['invitation']>;
  mail: boolean;
  nameWrong: boolean;
}

/** The link to send, what it says, and its end. */
export function YourLink({ orderNumber, invitation, mail, nameWrong }: Props) {
  const t = useWords('together.link');
  const form = useWords('together.form');
  const locale = useLocale();
  const said = { label: t('label'), copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') };
  return (
    <section className={styles.part} aria-labelledby="link">
      <h2 id="link">{t('title')}</h2>
      <div className={styles.body}>
        <p>{t('lead')}</p>
        <CopyLink address={`${invitation.address}?hl=${locale}`} said={said} />
        <details className="more" open={nameWrong}>
          <summary>{form('change')}</summary>
          <InviteForm orderNumber={orderNumber} mail={mail} held={invitation} nameWrong={nameWrong} />
        </details>
        <Form method="post" preventScrollReset className={styles.end}>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="orderNumber" value={orderNumber} />
          <button type="submit" className="button button--quiet button--small">
            {t('withdraw')}
          </button>
          <p className="small soft">{t('withdrawHint')}</p>
        </Form>
      </div>
    </section>
  );
}
