import { type BlocksByKind, circle, type Sentences, square } from './sentences.ts';

const well = { set: 'gates', name: 'well', alt: '' };
const bridge = { set: 'gates', name: 'bridge', alt: '' };

/** The blocks that are told in words, pictures and figures. */
export function toldBlocks({ terms, titles, sentence, paragraphs, questions, alt }: Sentences) {
  const stem = { svg: square, alt };
  const other = { svg: circle, alt };
  const remarks = terms.slice(0, 3).map((term, at) => ({ title: term, text: paragraphs[at] ?? sentence }));
  const passages = terms.slice(0, 2).map((term) => ({ title: term, paragraphs: [...paragraphs] }));
  const answer = {
    familyLabel: terms[0],
    prompt: questions[0],
    stem,
    options: [stem, other],
    correct: 1,
    seconds: 24,
    solvedBy: sentence,
    whyCorrect: paragraphs[0],
    whyNotYours: paragraphs[1],
  };
  return {
    prose: {
      block: 'prose',
      id: 'specimen',
      title: titles.prose,
      lead: sentence,
      paragraphs: [...paragraphs],
      picture: well,
      because: { title: terms[5], items: [{ asked: questions[0], said: sentence }] },
    },
    card: {
      block: 'card',
      form: 'poster',
      picture: bridge,
      title: terms[4],
      name: terms[0],
      lead: sentence,
      quote: { text: paragraphs[2], author: terms[1], source: terms[2] },
      heading: titles.card,
      paragraphs: [paragraphs[0], paragraphs[1]],
      sides: remarks.slice(0, 2),
      certainty: { title: terms[5], text: sentence, share: 0.7 },
    },
    story: {
      block: 'story',
      title: titles.story,
      scenes: [
        { picture: well, role: terms[0], text: paragraphs[0] },
        { picture: bridge, role: terms[1], text: paragraphs[1] },
      ],
      closing: [paragraphs[2]],
    },
    facts: {
      block: 'facts',
      rows: remarks.map(({ title: label, text }) => ({ label, value: sentence, text })),
    },
    steps: { block: 'steps', title: titles.steps, items: remarks },
    answers: {
      block: 'answers',
      items: [
        { ...answer, place: 1, yours: 0 },
        { ...answer, place: 2, yours: 1, whyNotYours: null },
        { ...answer, place: 3, yours: null },
      ],
    },
    note: { block: 'note', text: sentence },
    methods: { block: 'methods', title: titles.methods, chapters: passages },
    page: { block: 'page', id: 'specimen', title: titles.page, lead: sentence },
    specimen: {
      block: 'specimen',
      id: 'specimen',
      title: titles.specimen,
      text: sentence,
      prompt: questions[0],
      stem,
      right: other,
      chosen: stem,
      explained: paragraphs[0],
    },
    notebook: { block: 'notebook', title: titles.notebook, questions: [...questions] },
    sources: { block: 'sources', items: [paragraphs[0], paragraphs[1]] },
    locked: {
      block: 'locked',
      form: 'part',
      feature: 'report',
      title: titles.locked,
      text: sentence,
      items: [],
    },
    exercises: {
      block: 'exercises',
      id: 'exercises',
      title: titles.exercises,
      lead: sentence,
      items: [
        {
          number: 1,
          prompt: questions[0],
          given: [paragraphs[0]],
          table: { columns: [terms[4]], rows: [{ label: terms[0], cells: ['112'] }] },
          options: [terms[1], terms[2]],
        },
        {
          number: 2,
          prompt: questions[1],
          stem,
          figures: [stem, other],
          solution: { answer: terms[3], why: paragraphs[1] },
        },
      ],
    },
    solutions: {
      block: 'solutions',
      part: 'exercises',
      items: [
        { number: 1, answer: terms[1], why: paragraphs[0] },
        { number: 2, answer: terms[3], why: paragraphs[1] },
      ],
    },
  } satisfies Partial<BlocksByKind>;
}
