/** What a key means on the question screen. */
export type Intent = { kind: 'choose'; option: number } | { kind: 'next' } | { kind: 'back' };

interface Press {
  key: string;
  /** Held together with Ctrl, Alt or Meta: then it belongs to the browser. */
  modified: boolean;
  /** The key's own element: on a button or link Enter already has a meaning. */
  on: 'option' | 'control' | 'elsewhere';
  /** The option now chosen, from 0. */
  chosen: number | null;
  options: number;
  /** How many options stand side by side. */
  columns: number;
}

const steps: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Digits choose, arrows move over the grid of options, Enter goes on, Backspace goes back. */
export function intentOf({ key, modified, on, chosen, options, columns }: Press): Intent | undefined {
  if (modified) return undefined;
  const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
  if (digit >= 1 && digit <= options) return { kind: 'choose', option: digit - 1 };
  const step = steps[key]?.(columns);
  if (step !== undefined) {
    const option = chosen === null ? (step > 0 ? 0 : options - 1) : (chosen + step + options) % options;
    return { kind: 'choose', option };
  }
  if (key === 'Enter' && on !== 'control') return { kind: 'next' };
  if (key === 'Backspace') return { kind: 'back' };
  return undefined;
}
