import styles from './caution.module.css';

interface Props {
  title?: string | undefined;
  text: string;
}

/** How far a result can be relied on, or what to mind before reading on. */
export function Caution({ title, text }: Props) {
  return (
    <div className={`notice ${styles.caution}`}>
      {title && <h3>{title}</h3>}
      <p>{text}</p>
    </div>
  );
}
