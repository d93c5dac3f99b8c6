import styles from './order-number.module.css';

/** The number of an order, in one line; where it is too long for its line, parted in the middle and not before its last sign. */
export function OrderNumber({ children: number }: { children: string }) {
  const middle = Math.ceil(number.length / 2);
  return (
    <span className={styles.number}>
      {number.slice(0, middle)}
      <wbr />
      {number.slice(middle)}
    </span>
  );
}
