import { data, useSearchParams } from 'react-router';
import { hostOf } from '../host.server.ts';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { overNetwork } from '../shell/over-network.ts';
import { unlessSameLanguage } from '../shell/revalidate.ts';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { Route } from './+types/support';
import { Asked } from './asked.tsx';
import styles from './support.module.css';
import { type Written, write } from './write.server.ts';
import { WriteForm } from './write-form.tsx';

export const handle = { route: 'support', private: true } satisfies Handle;

export async function action({ request, context }: Route.ActionArgs) {
  const written = await write(hostOf(context), await request.formData());
  return data(written, written.kind === 'wrong' ? 422 : 200);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const field = (name: string) => String(form.get(name) ?? '');
  return overNetwork(
    serverAction,
    (problem): Written => ({
      kind: 'problem',
      problem,
      typed: { name: field('name'), email: field('email'), order: field('order'), message: field('message') },
    }),
  );
}

export const shouldRevalidate = unlessSameLanguage;

/** What is asked most, each with its way, and a form for everything else. */
export default function SupportScreen({ actionData }: Route.ComponentProps) {
  const t = useWords('help');
  const address = useAddress();
  const [search] = useSearchParams();
  if (actionData?.kind === 'sent') {
    const { reference, email } = actionData;
    return (
      <Message
        title={t('done.title')}
        text={<Unbroken part={reference} within={t('done.text', { reference })} />}
        lit={6}
      >
        <p>
          <Unbroken part={email} within={t('done.mail', { email })} />
        </p>
        <a className="button button--quiet" href={address('/support')}>
          {t('done.again')}
        </a>
      </Message>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{t('page.title')}</title>
      <div className={styles.head}>
        <h1>{t('page.title')}</h1>
        <p className="lede">{t('page.lead')}</p>
      </div>
      <Asked />
      <WriteForm
        written={actionData}
        order={search.get('orderNumber') ?? ''}
        sittingId={search.get('sittingId') ?? ''}
      />
    </div>
  );
}
