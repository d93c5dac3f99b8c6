import { useId, useRef, useState } from 'react';
import styles from './panel.module.css';

interface Props {
  address: string;
  said: Readonly<Record<'label' | 'copy' | 'copied' | 'copyFailed', string>>;
}

/** A link itself, to be copied by a press or by hand. */
export function CopyLink({ address, said }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setTold('copied');
    } catch {
      field.current?.select();
      setTold('copyFailed');
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{said.label}</label>
      <div className={styles.link}>
        <input
          ref={field}
          id={id}
          type="url"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="button button--quiet button--small"
          data-by-script="copy"
          onClick={() => void copy()}
        >
          {said.copy}
        </button>
      </div>
      <p role="status" className={told === 'copyFailed' ? 'field__error' : 'small soft'}>
        {told && said[told]}
      </p>
    </div>
  );
}
