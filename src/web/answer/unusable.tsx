import { Link, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';

/** Abnormal answers: no result, nothing to pay, and the two ways on. */
export function Unusable({ sittingId }: { sittingId: string }) {
  const t = useWords('answer.unusable');
  const address = useAddress();
  const email = useRouteLoaderData<typeof loader>('root')?.config.supportEmail ?? '';
  const letter = new URLSearchParams({ subject: `Sixgates ${sittingId}` }).toString().replaceAll('+', '%20');
  return (
    <Message title={t('title')} text={t('text')} lit={1}>
      <Link className="button" to={address('/answer/start')}>
        {t('again')}
      </Link>
      <a href={`mailto:${email}?${letter}`}>{t('support')}</a>
    </Message>
  );
}
