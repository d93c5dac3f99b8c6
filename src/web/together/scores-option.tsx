import { useId } from 'react';

/** The consent to scores, by itself: never given beforehand. */
export function ScoresOption({ what, label }: { what: string; label: string }) {
  const id = useId();
  return (
    <div>
      <label className="check">
        <input type="checkbox" name="scores" aria-describedby={id} />
        {label}
      </label>
      <p id={id} className="small soft">
        {what}
      </p>
    </div>
  );
}
