import type { Variety } from '#locale/locales.ts';
import { InvalidInputError } from '#psychometrics/errors.ts';
import type { CubeItem, CubeView, Mark } from '#psychometrics/generate/spatial/cube/cube.ts';
import { normalsOf } from '#psychometrics/generate/spatial/cube/net.ts';
import type { FoldingFault, FoldingItem } from '#psychometrics/generate/spatial/folding/folding.ts';
import { openings } from '#psychometrics/generate/spatial/folding/paper.ts';
import type { SpatialItem } from '#psychometrics/generate/spatial/item.ts';
import type { RotationFault, RotationItem } from '#psychometrics/generate/spatial/rotation/figure.ts';
import { sentence } from '../../../words.ts';
import { spatialWords } from './words/index.ts';
import { workingsWords } from './workings/words/index.ts';

function explainRotation({ stem, options, key }: RotationItem, locale: Variety): string {
  const { explain } = spatialWords[locale];
  return sentence(locale, explain[stem.figure.shape], { degrees: options[key]?.turn ?? 0 });
}

/** The three pairs of marks that lie opposite each other on the folded cube. */
function oppositesOf({ stem }: CubeItem): (readonly [Mark, Mark])[] {
  const normals = normalsOf(stem.map(({ column, row }) => [column, row]));
  return stem.flatMap(({ mark }, at): (readonly [Mark, Mark])[] => {
    const other = normals.findIndex((normal) =>
      normal.every((part, axis) => part + (normals[at]?.[axis] ?? 0) === 0),
    );
    const facing = stem[other];
    return facing && other > at ? [[mark, facing.mark]] : [];
  });
}

function explainCube(item: CubeItem, locale: Variety): string {
  const { explain, mark, separator } = spatialWords[locale];
  const [one, two, three, four, five, six] = oppositesOf(item)
    .flat()
    .map((name) => mark[name]) as [string, string, string, string, string, string];
  const { top, right, left } = item.options[item.key] as CubeView;
  return [
    sentence(locale, explain.opposite, { one, two, three, four, five, six }),
    sentence(locale, explain.corner, { top: mark[top], right: mark[right], left: mark[left] }),
  ].join(separator.sentence);
}

/** What opening a fold does, the last fold first: across which line, and how many holes there are then. @param at from 0 */
export function openedText({ stem: { folds, holes } }: FoldingItem, at: number, locale: Variety): string {
  const { explain } = spatialWords[locale];
  const step = folds.length - at;
  const [across, down] = folds[step - 1]?.along ?? [0, 0];
  const line = down === 0 ? 'vertical' : across === 0 ? 'horizontal' : 'slanting';
  return sentence(locale, explain[line], { step, count: openings(folds, holes)?.[at]?.length ?? 0 });
}

/** Why the right option is right. */
export function explainSpatial(item: SpatialItem, locale: Variety): string {
  switch (item.kind) {
    case 'rotation':
      return explainRotation(item, locale);
    case 'cube':
      return explainCube(item, locale);
    case 'folding':
      return spatialWords[locale].explain.order;
  }
}

/** Two marks that a view shows at once although they lie opposite each other, if there are any. */
export function facingIn(item: CubeItem, { top, right, left }: CubeView): readonly [Mark, Mark] | undefined {
  const shown: readonly Mark[] = [top, right, left];
  return oppositesOf(item).find((names) => names.every((name) => shown.includes(name)));
}

function wrongCube(item: CubeItem, choice: number, locale: Variety): string {
  const { mark, wrong } = spatialWords[locale];
  const pair = facingIn(item, item.options[choice] as CubeView);
  if (!pair) return wrong.cube.mirrored;
  return sentence(locale, wrong.cube.opposite, { one: mark[pair[0]], two: mark[pair[1]] });
}

/** Why a wrong option is wrong, by how it was made. @throws InvalidInputError where the choice is no wrong option */
export function explainWrongSpatial(item: SpatialItem, choice: number, locale: Variety): string {
  const fault = item.faults[choice];
  if (!fault) throw new InvalidInputError('No wrong option has this place.');
  switch (item.kind) {
    case 'rotation':
      return spatialWords[locale].wrong[item.stem.figure.shape][fault as RotationFault];
    case 'cube':
      return wrongCube(item, choice, locale);
    case 'folding':
      return workingsWords[locale].wrong[fault as FoldingFault];
  }
}
