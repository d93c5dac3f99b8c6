import { listed } from '#locale/list.ts';
import type { Branch } from '../branches.ts';
import { situations } from '../items.ts';
import { placeOf, type Telling } from './telling.ts';

/** The situations that were answered, each with the points that its answer earned. */
const answeredIn = ({ categories }: Telling) =>
  situations.flatMap(({ id, branch }) => {
    const points = categories[placeOf(id)] ?? null;
    return points === null ? [] : [{ id, branch, points }];
  });

const mostPoints = 2;

/** What all situations earned, and how many left points; nothing where none was answered. */
export function earnedIn(telling: Telling): string[] {
  const { all, some } = telling.words.report.score.earned;
  const answered = answeredIn(telling);
  if (answered.length === 0) return [];
  const left = answered.filter((one) => one.points < mostPoints).length;
  const most = mostPoints * answered.length;
  const points = answered.reduce((sum, one) => sum + one.points, 0);
  return [telling.write(left === 0 ? all : some, { points, most, left, answered: answered.length })];
}

/** The situations of a branch by their names, each with the points that its answer earned. */
export function pointsIn(telling: Telling, branch: Branch): string[] {
  const { locale, words, write } = telling;
  const { points: told, named } = words.report.situations;
  const names = answeredIn(telling)
    .filter((one) => one.branch === branch)
    .map(({ id, points }) => write(named, { name: words.report.situations[id].title, points }));
  return names.length > 0 ? [write(told, { situations: listed(locale, names) })] : [];
}
