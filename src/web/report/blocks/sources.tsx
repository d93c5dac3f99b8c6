import type { BlockProps } from './block.ts';

/** Where what is said comes from. */
export function Sources({ block: { items }, opening }: BlockProps<'sources'>) {
  return (
    <div className="wrap">
      {opening}
      {items.map((item) => (
        <p key={item} className="small soft">
          {item}
        </p>
      ))}
    </div>
  );
}
