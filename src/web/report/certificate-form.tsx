import { nameCertificate } from '#contract/certificates.ts';
import type { HeldCertificate } from '#contract/reports.ts';
import { useClient } from '../shell/client.ts';
import { useWords } from '../shell/words.tsx';
import { NameForm } from './name-form.tsx';

interface Props {
  orderNumber: string;
  /** As it stands on the certificate now. */
  holderName: string | undefined;
  onNamed: (held: HeldCertificate) => void;
  /** Leaves the name as it is; absent where there is none. */
  onKeep: (() => void) | undefined;
}

/** Asks for the name, and has the certificate made out to it. */
export function CertificateForm({ orderNumber, holderName, onNamed, onKeep }: Props) {
  const t = useWords('certificate.make');
  const client = useClient();
  const send = async (name: string) => {
    const made = await client.call(nameCertificate, { body: { orderNumber, holderName: name } });
    if (!made.ok) return made;
    onNamed(made.data);
    return undefined;
  };
  const words = {
    lead: t('lead'),
    label: t('label'),
    hint: t('hint'),
    button: t('button'),
    making: t('making'),
    missing: t('missing'),
    wrong: t('wrong'),
    failed: t('failed'),
  };
  return (
    <NameForm words={words} name={holderName} byScript="certificate" send={send}>
      {onKeep && (
        <button type="button" className="button button--quiet" onClick={onKeep}>
          {t('keep')}
        </button>
      )}
    </NameForm>
  );
}
