import styles from './caution.module.css';

interface Props {
  title?: string | undefined;
  /** What its title is among the titles of the page. */
  as?: 'h2' | 'h3';
  text: string;
}

/** How far a result can be relied on, or what to mind before reading on. */
export function Caution({ title, text, as: Title = 'h3' }: Props) {
  return (
    <div className={`notice ${styles.caution}`}>
      {title && <Title>{title}</Title>}
      <p>{text}</p>
    </div>
  );
}
