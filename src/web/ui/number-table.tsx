import styles from './number-table.module.css';

interface Props {
  table: {
    readonly columns: readonly string[];
    readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
  };
  /** Whether a row's name stands above its cells on a phone: where these are more than a number each. */
  stacked?: boolean;
}

/** Numbers to read from, a named row each. */
export function NumberTable({ table: { columns, rows }, stacked = false }: Props) {
  return (
    <table className={`${styles.table} ${stacked ? styles.stacked : ''} figures`}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, at) => (
              <td key={columns[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
