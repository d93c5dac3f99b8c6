import { type ComponentType, useMemo } from 'react';
import type { Block, BlockKind } from '#contract/blocks.ts';
import { unbrokenIn } from '#words/unbroken.ts';
import { Answers } from './answers.tsx';
import { Axes } from './axes.tsx';
import type { BlockProps } from './block.ts';
import { Card } from './card.tsx';
import { Course } from './course.tsx';
import { Exercises } from './exercises.tsx';
import { FactsBlock } from './facts.tsx';
import { Headline } from './headline.tsx';
import { Hexagon } from './hexagon.tsx';
import { Ladder } from './ladder.tsx';
import { Locked } from './locked.tsx';
import { Methods } from './methods.tsx';
import { Note } from './note.tsx';
import { Notebook } from './notebook.tsx';
import { Page } from './page.tsx';
import { Pair } from './pair.tsx';
import { People } from './people.tsx';
import { Plane } from './plane.tsx';
import { Profile } from './profile.tsx';
import { Progress } from './progress.tsx';
import { Prose } from './prose.tsx';
import { Repeats } from './repeats.tsx';
import { Scales } from './scales.tsx';
import { Solutions } from './solutions.tsx';
import { Sources } from './sources.tsx';
import { Specimen } from './specimen.tsx';
import { Steps } from './steps.tsx';
import { Story } from './story.tsx';
import { Tally } from './tally.tsx';

type Components = { readonly [Kind in BlockKind]: ComponentType<BlockProps<Kind>> };

/** How each block of a report is drawn. */
const components: Components = {
  headline: Headline,
  scales: Scales,
  profile: Profile,
  axes: Axes,
  hexagon: Hexagon,
  plane: Plane,
  prose: Prose,
  card: Card,
  story: Story,
  facts: FactsBlock,
  steps: Steps,
  answers: Answers,
  ladder: Ladder,
  note: Note,
  methods: Methods,
  page: Page,
  people: People,
  repeats: Repeats,
  course: Course,
  tally: Tally,
  specimen: Specimen,
  notebook: Notebook,
  sources: Sources,
  locked: Locked,
  progress: Progress,
  exercises: Exercises,
  solutions: Solutions,
  pair: Pair,
};

interface Props extends Pick<BlockProps<BlockKind>, 'order' | 'wayUp'> {
  blocks: readonly Block[];
  /** The head of the page, before or within the first of them. */
  opening?: BlockProps<BlockKind>['opening'];
}

/** Blocks one after the other. */
export function Blocks({ blocks, opening, order, wayUp }: Props) {
  const inside = blocks.some(({ block }) => block === 'page');
  const shown = useMemo(() => unbrokenIn(blocks), [blocks]);
  return shown.map((block, at) => {
    const Component = components[block.block] as ComponentType<BlockProps<BlockKind>>;
    return (
      <Component
        key={keyOf(block, at)}
        block={block}
        opening={at === 0 ? opening : null}
        inside={inside}
        order={order}
        wayUp={wayUp}
      />
    );
  });
}

/** What tells a block from the others of its part. */
function keyOf(block: Block, at: number): string {
  if ('id' in block) return block.id;
  return `${block.block} ${('title' in block && block.title) || ('text' in block && block.text) || at}`;
}
