import { Form, useNavigation } from 'react-router';
import { useWords } from '../shell/words.tsx';
import { NameField } from './name-field.tsx';
import styles from './together.module.css';

interface Props {
  orderNumber: string;
  /** Whether an address is known that can be written to. */
  mail: boolean;
  /** What the link says already. */
  held: { name: string | null; mails: boolean } | null;
  nameWrong: boolean;
}

/** Makes the link, or changes what it says. */
export function InviteForm({ orderNumber, mail, held, nameWrong }: Props) {
  const t = useWords('together.form');
  const isBusy = useNavigation().formData?.get('intent') === 'invite';
  return (
    <Form method="post" noValidate preventScrollReset className={styles.form}>
      <input type="hidden" name="intent" value="invite" />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <NameField held={held?.name ?? null} wrong={nameWrong} />
      {mail && (
        <label className="check">
          <input type="checkbox" name="mails" defaultChecked={held?.mails ?? false} />
          {t('mails')}
        </label>
      )}
      <button
        type="submit"
        className={held ? 'button button--quiet button--small' : 'button'}
        aria-disabled={isBusy}
      >
        {held ? t('save') : t('make')}
      </button>
    </Form>
  );
}
