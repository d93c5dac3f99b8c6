import { type ActivityId, items, stepCount } from './items.ts';
import { refusal } from './occupations/core.ts';
import { type Theme, themes } from './themes.ts';

type Steps = readonly (number | null)[];

const middle = (stepCount - 1) / 2;

const answeredIn = (theme: Theme, steps: Steps): { id: ActivityId; step: number }[] =>
  items.flatMap((item, at) => {
    const step = steps[at] ?? null;
    return item.theme === theme && step !== null ? [{ id: item.id, step }] : [];
  });

/** The activities of a theme that one would like, the most liked first. */
export const likedIn = (theme: Theme, steps: Steps): ActivityId[] =>
  answeredIn(theme, steps)
    .filter(({ step }) => step > middle)
    .toSorted((one, other) => other.step - one.step)
    .map(({ id }) => id);

/** Whether a theme was answered, and nothing in it liked: its score stands only against the person's other answers. */
export const likesNothingIn = (theme: Theme, steps: Steps): boolean =>
  answeredIn(theme, steps).length > 0 && likedIn(theme, steps).length === 0;

/** How many activities of each theme would be disliked, the most first; themes without any are left out. */
export const dislikedBy = (steps: Steps): { theme: Theme; count: number }[] =>
  themes
    .map((theme) => ({
      theme,
      count: answeredIn(theme, steps).filter(({ step }) => step === refusal.outright).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
