import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import styles from './panel.module.css';

interface Props {
  deed: 'prepared' | 'published' | 'withdrawn';
  orderNumber: string;
  label: string;
  /** What the button says while it is under way. */
  busy?: string;
  look?: 'filled' | 'quiet';
  children?: ReactNode;
}

/** A press of the share panel, with or without script. */
export function ShareForm({ deed, orderNumber, label, busy = label, look = 'quiet', children }: Props) {
  const form = useNavigation().formData;
  const isBusy = form?.get('share') === deed;
  return (
    <Form method="post" noValidate preventScrollReset className={styles.form}>
      <input type="hidden" name="intent" value="share" />
      <input type="hidden" name="share" value={deed} />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      {children}
      <button
        type="submit"
        className={look === 'filled' ? 'button' : 'button button--quiet button--small'}
        aria-disabled={form?.get('intent') === 'share'}
      >
        {isBusy ? busy : label}
      </button>
    </Form>
  );
}
